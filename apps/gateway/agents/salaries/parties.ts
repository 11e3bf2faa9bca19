import { memberMay } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import { refuseCommonly } from '../../kit/refusal.ts'

/** Throws where a member can be no side of a contract; twins of agents see that they are none. */
export function demandParty({ type }: Pick<SignedIn, 'type'>): void {
  if (!memberMay.signContracts(type) && !memberMay.openAgencyCentre(type))
    throw refuseCommonly('function.not.available')
}
