import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../kit/context.ts'
import { refuseCommonly } from '../kit/refusal.ts'

/** Refuses play money. */
export function requireRealMoney({ type }: Pick<SignedIn, 'type'>): void {
  if (type === TRIAL) throw refuseCommonly('function.not.available')
}
