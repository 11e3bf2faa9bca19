import { useEffect, useEffectEvent, useRef } from 'react'

/** Source: product specification 9. */
const NEAR_PX = 500
const THROTTLE_MS = 1000

/** Calls `more` when the reader comes near the bottom of the page, at most once a second. */
export function useNearBottom(wanted: boolean, more: () => void): void {
  const last = useRef(0)
  const goOn = useEffectEvent(more)
  useEffect(() => {
    if (!wanted) return undefined
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const { scrollHeight } = document.documentElement
      if (scrollHeight - window.scrollY - window.innerHeight > NEAR_PX) return
      const waitsMs = THROTTLE_MS - (performance.now() - last.current)
      if (waitsMs > 0) return lookIn(waitsMs)
      last.current = performance.now()
      goOn()
    }
    const lookIn = (waitsMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(look, waitsMs)
    }
    // Once the frame is drawn: to measure a page that has just changed would lay it out twice.
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => lookIn(0))
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
    }
  }, [wanted])
}
