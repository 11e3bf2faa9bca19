import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useQuery } from '@tanstack/react-query'

import { useSession } from '../lib/session/session.ts'
import { responsibleGamingState } from './queries.ts'

/** What begins a rest tells this page at once; it is asked for again for the sake of other devices. */
const FRESH_MS = 60_000

/** Whether who is here rests from play, so that nothing tempts him. Not before it is known. */
export function useIsExcluded(): boolean {
  const session = useSession()
  const isMember = session !== null && session.customerType !== TRIAL
  const { data: responsibleGaming } = useQuery({ ...responsibleGamingState, enabled: isMember, staleTime: FRESH_MS, retry: false })
  return isMember && responsibleGaming !== undefined && responsibleGaming.exclusion !== null
}
