import { memberMay } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import { commonRefusal } from '../../kit/refusal.ts'

/**
 * Refuses members whose type cannot be party of a contract. Internal twins of agents are admitted, so that they get an
 * empty list.
 */
export function requireParty({ type }: Pick<SignedIn, 'type'>): void {
  if (!memberMay.signContracts(type) && !memberMay.openAgencyCentre(type)) throw commonRefusal('function.not.available')
}
