import { createStore, useStore } from '../browser/store.ts'
import type { Address } from './address.ts'
import { useLocation } from './router.tsx'

/**
 * Address of the page that a navigation is leaving while the code of the next page is loaded; null without a
 * navigation. A store, because a change of the router's context would render every link of the page again.
 */
export const leavingPage = createStore<Address | null>(null)

/** Whether the shown page is being left. */
export function useLeaving(): boolean {
  const from = useStore(leavingPage, null)
  return useLocation() === from
}
