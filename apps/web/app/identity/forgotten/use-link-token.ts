import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useHash } from '../../lib/pages/router.tsx'

/** The token of a mailed link, which stands behind `#`; null on the server, which is never sent it. */
export function useLinkToken(): string | null {
  const hydrated = useHydrated()
  const hash = useHash()
  return hydrated ? new URLSearchParams(hash.slice(1)).get('token') : null
}
