import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useHash } from '../../lib/pages/router.tsx'

/**
 * Returns the token of a mailed link, which is in the fragment after `#`; null on the server, which never receives it.
 */
export function useLinkToken(): string | null {
  const hydrated = useHydrated()
  const hash = useHash()
  return hydrated ? new URLSearchParams(hash.slice(1)).get('token') : null
}
