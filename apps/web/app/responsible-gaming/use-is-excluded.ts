import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useQuery } from '@tanstack/react-query'

import { useSession } from '../lib/session/session.ts'
import { responsibleGamingState } from './queries.ts'

/** Cache time in milliseconds, for changes on other devices. An exclusion on this device updates the cache at once. */
const FRESH_MS = 60_000

/** Whether the member is in a time-out or self-excluded, so that no incentives are shown. False until known. */
export function useIsExcluded(): boolean {
  const session = useSession()
  const isMember = session !== null && session.customerType !== TRIAL
  const { data: responsibleGaming } = useQuery({
    ...responsibleGamingState,
    enabled: isMember,
    staleTime: FRESH_MS,
    retry: false,
  })
  return isMember && responsibleGaming !== undefined && responsibleGaming.exclusion !== null
}
