import { useEffect, useRef } from 'react'

/** Source: product specification 9. */
const NEAR_PX = 500
const THROTTLE_MS = 1000
/**
 * Delay of the first check in milliseconds: measuring before the changed page is painted would cause a second layout.
 */
const AFTER_PAINT_MS = 20

/** Calls `loadMore` when the reader comes near the bottom of the page, at most once a second. */
export function useNearBottom(isEnabled: boolean, loadMore: () => void): void {
  const last = useRef(0)
  useEffect(() => {
    if (!isEnabled) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleCheck = (waitMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(check, waitMs)
    }
    const check = () => {
      const { scrollHeight } = document.documentElement
      if (scrollHeight - window.scrollY - window.innerHeight > NEAR_PX) return
      const now = performance.now()
      const waitMs = last.current + THROTTLE_MS - now
      if (waitMs > 0) return scheduleCheck(waitMs)
      last.current = now
      loadMore()
    }
    // Checks after the frame in which the scroll event fires.
    const onScroll = () => scheduleCheck(0)
    scheduleCheck(AFTER_PAINT_MS)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [isEnabled, loadMore])
}
