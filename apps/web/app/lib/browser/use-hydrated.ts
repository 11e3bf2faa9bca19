import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the server's page and until it is taken over. Until then a form has no button that sends it, so that nothing
 * typed early goes anywhere.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
