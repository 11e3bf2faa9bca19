import { useSyncExternalStore } from 'react'

import type { Address } from './address.ts'
import { useLocation } from './router.tsx'

/**
 * The page that a navigation leaves. Not in the context of the router: its change would render every link of the page
 * again.
 */
let leaving: Address | null = null
const listeners = new Set<() => void>()

/** A navigation from this page has begun, and the code of the next one is being loaded; null: the page stays. */
export function setLeaving(from: Address | null): void {
  leaving = from
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the shown page is being left. */
export function useLeaving(): boolean {
  const from = useSyncExternalStore(
    subscribe,
    () => leaving,
    () => null,
  )
  return useLocation() === from
}
