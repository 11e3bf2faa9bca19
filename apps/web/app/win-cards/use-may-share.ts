import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useQuery } from '@tanstack/react-query'

import { useSession } from '../lib/session/session.ts'
import { responsibleGamingState } from '../responsible-gaming/public.ts'

const FRESH_MS = 60_000

/**
 * Whether the member may share: not with play money, and not during a time-out or self-exclusion. False until this is
 * known.
 */
export function useMayShare(): boolean {
  const session = useSession()
  const isPlayer = session !== null && session.customerType !== TRIAL
  const { data } = useQuery({ ...responsibleGamingState, enabled: isPlayer, staleTime: FRESH_MS, retry: false })
  return isPlayer && data !== undefined && data.exclusion === null
}
