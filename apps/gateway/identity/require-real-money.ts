import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../kit/context.ts'
import { commonRefusal } from '../kit/refusal.ts'

/** Refuses trial members, who have only play money. */
export function requireRealMoney({ type }: Pick<SignedIn, 'type'>): void {
  if (type === TRIAL) throw commonRefusal('function.not.available')
}
