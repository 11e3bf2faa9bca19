import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element has a pressed pointer or the focus, so that it must not move automatically. */
export function usePressedOrFocused(ref: RefObject<HTMLElement | null>): boolean {
  const [isPressedOrFocused, setHeld] = useState(false)
  useEffect(() => {
    const node = ref.current
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    const stop = new AbortController()
    for (const name of ['pointerdown', 'focusin']) node?.addEventListener(name, hold, { signal: stop.signal })
    for (const name of ['pointerup', 'pointercancel', 'focusout']) {
      node?.addEventListener(name, release, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [ref])
  return isPressedOrFocused
}
