import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import { useSession } from '../lib/session/session.ts'
import { matchAddress } from './launch-address.ts'

/** Returns the address of a match's sportsbook, or null when this player cannot open it. */
export function useSportsbookAddress(): (match: HotMatch) => string | null {
  const isTrial = useSession()?.customerType === TRIAL
  return (match) => (match.playable && (match.supportPlay || !isTrial) ? matchAddress(match) : null)
}
