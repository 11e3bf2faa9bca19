import { useEffect, useRef } from 'react'

/** Source: product specification 9. */
const NEAR_PX = 500
const THROTTLE_MS = 1000

/** Calls `more` when the reader comes near the bottom of the page, at most once a second. */
export function useNearBottom(wanted: boolean, more: () => void): void {
  const last = useRef(0)
  useEffect(() => {
    if (!wanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const { scrollHeight } = document.documentElement
      if (scrollHeight - window.scrollY - window.innerHeight > NEAR_PX) return
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          last.current = performance.now()
          more()
        },
        Math.max(0, THROTTLE_MS - (performance.now() - last.current)),
      )
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', look)
    }
  }, [wanted, more])
}
