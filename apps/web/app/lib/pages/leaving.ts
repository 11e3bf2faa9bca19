import { createStore, useStore } from '../browser/store.ts'
import type { Address } from './address.ts'
import { useLocation } from './router.tsx'

/**
 * The page that a navigation leaves while the code of the next one is being loaded; null: the page stays. Not in the
 * context of the router: its change would render every link of the page again.
 */
export const leavingPage = createStore<Address | null>(null)

/** Whether the shown page is being left. */
export function useLeaving(): boolean {
  const from = useStore(leavingPage, null)
  return useLocation() === from
}
