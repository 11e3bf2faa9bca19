import { memberMay } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import { commonRefusal } from '../../kit/refusal.ts'

/**
 * Throws if members of a type cannot be party of a contract. Internal twins of agents are accepted, and get an empty
 * list.
 */
export function requireParty({ type }: Pick<SignedIn, 'type'>): void {
  if (!memberMay.signContracts(type) && !memberMay.openAgencyCentre(type)) throw commonRefusal('function.not.available')
}
