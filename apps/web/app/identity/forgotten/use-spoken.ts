import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Takes the focus when it comes in place of a form, so that somebody who hears the page is told. */
export function useSpoken(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
