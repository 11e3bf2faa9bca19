import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

type Listener = (isInViewport: boolean) => void

/** One observer for all elements, because a list may have a countdown in each row. */
let observer: IntersectionObserver | undefined
const listeners = new Map<Element, Set<Listener>>()

const observe = () =>
  new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      for (const listener of listeners.get(target) ?? []) listener(isIntersecting)
  })

/** Whether an element is in the viewport; always true in browsers that cannot observe it. */
export function useInViewport(ref: RefObject<Element | null>): boolean {
  const [isInViewport, setInViewport] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    observer ??= observe()
    const ofElement = listeners.get(element) ?? new Set()
    listeners.set(element, ofElement.add(setInViewport))
    // Observing an element again reports its current state to the new listener too.
    observer.unobserve(element)
    observer.observe(element)
    return () => {
      ofElement.delete(setInViewport)
      if (ofElement.size > 0) return
      listeners.delete(element)
      observer?.unobserve(element)
    }
  }, [ref])
  return isInViewport
}
