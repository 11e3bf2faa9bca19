import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether a finger or the focus is on something, so that it must not move by itself. */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
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
  return held
}
