import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element is in the viewport; always true in browsers that cannot observe it. */
export function useInViewport(ref: RefObject<Element | null>): boolean {
  const [isInViewport, setInViewport] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    // The last entry is the current state.
    const observer = new IntersectionObserver((entries) => setInViewport(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isInViewport
}
