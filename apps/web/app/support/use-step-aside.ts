import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** A finger that still scrolls is waited for. */
const REST_MS = 120
/** What nothing may float over, such as the end of a row that says what a tap does. */
const KEPT_CLEAR = 'main [data-keep-clear]'

/** Whether the place of `floating` covers something that is to be kept clear: then it steps aside. */
export function useStepAside(floating: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const kept = [...document.querySelectorAll(KEPT_CLEAR)]
      // To measure makes the browser lay out the page, which is for nothing where nothing is to be kept clear.
      const place = kept.length > 0 && floating.current?.getBoundingClientRect()
      setAside(place ? kept.some((one) => overlap(place, one)) : false)
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    }
    // Lists grow without being scrolled. Browsers that do not tell, look when they are.
    const growth = 'ResizeObserver' in window ? new ResizeObserver(lookSoon) : null
    growth?.observe(document.body)
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    lookSoon()
    return () => {
      clearTimeout(timer)
      growth?.disconnect()
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [floating])
  return aside
}

function overlap(place: DOMRect, kept: Element): boolean {
  const { top, bottom, left, right } = kept.getBoundingClientRect()
  return top < place.bottom && bottom > place.top && left < place.right && right > place.left
}
