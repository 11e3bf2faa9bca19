import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the server's page and until hydration. Until then a form has no submit button, so that early input is not
 * submitted.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
