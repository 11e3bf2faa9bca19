import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { covers } from './covers.ts'

/** Nothing is measured while the page still scrolls. */
const REST_MS = 120

/** Whether the place of `floating` covers something that can be tapped or read: then it steps aside, as it does at first. */
export function useStepAside(floating: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (floating.current) setAside(covers(floating.current))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    // Lists grow without being scrolled, and a tap may open a bar. Browsers without the observer look when they are.
    const growth = 'ResizeObserver' in window ? new ResizeObserver(lookSoon) : null
    growth?.observe(document.body)
    const events = ['scroll', 'resize', 'click'] as const
    for (const event of events) window.addEventListener(event, lookSoon, { passive: true })
    lookSoon()
    return () => {
      clearTimeout(timer)
      growth?.disconnect()
      for (const event of events) window.removeEventListener(event, lookSoon)
    }
  }, [floating])
  return aside
}
