import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Focuses an element that replaces a form, so that screen readers announce it. */
export function useFocusOnMount(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
