import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { covers } from './covers.ts'

/** Delay in milliseconds until the end of a scroll; nothing is measured during it. */
const REST_MS = 120

/** Whether the area of `floating` covers interactive or readable content: then it moves aside. True initially. */
export function useStepAside(floating: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      if (floating.current) setAside(covers(floating.current))
    }
    const scheduleCheck = () => {
      clearTimeout(timer)
      timer = setTimeout(check, REST_MS)
    }
    // Lists grow without scrolling, and a tap may open a bar. Browsers without `ResizeObserver` check on the events.
    const growth = 'ResizeObserver' in window ? new ResizeObserver(scheduleCheck) : null
    growth?.observe(document.body)
    const events = ['scroll', 'resize', 'click'] as const
    for (const event of events) window.addEventListener(event, scheduleCheck, { passive: true })
    scheduleCheck()
    return () => {
      clearTimeout(timer)
      growth?.disconnect()
      for (const event of events) window.removeEventListener(event, scheduleCheck)
    }
  }, [floating])
  return aside
}
