import { memberMay } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import { commonRefusal } from '../../kit/refusal.ts'

/** Throws if the member can be neither party of a contract; internal twins of agents may see their empty list. */
export function requireParty({ type }: Pick<SignedIn, 'type'>): void {
  if (!memberMay.signContracts(type) && !memberMay.openAgencyCentre(type)) throw commonRefusal('function.not.available')
}
