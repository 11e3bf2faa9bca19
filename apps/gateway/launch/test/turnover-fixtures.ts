import { getTurnoverInfo } from '@ante/contract/wallet/turnover.ts'
import type { TurnoverInfo } from '@ante/contract/wallet/turnover.ts'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { SharedGateway } from '../../test/start-gateway.ts'
import { requireTurnover } from '../../wallet/public.ts'

export interface Credited {
  amount: string
  multipleHundredths?: number
  key?: string
  cause?: 'deposit' | 'bonus'
}

/** Returns a member's turnover information. */
export async function turnoverOf(gateway: SharedGateway, { token }: SignedInMember): Promise<TurnoverInfo> {
  const answer = await gateway.call(getTurnoverInfo, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Adds a wagering requirement, as a credit does. */
export async function addRequirement(
  gateway: SharedGateway,
  { memberId }: SignedInMember,
  credited: Credited,
): Promise<void> {
  const { amount, multipleHundredths = 100, key = crypto.randomUUID(), cause = 'deposit' } = credited
  const at = gateway.ports.clock.now()
  const requirement = { key, memberId, merchantCode: 'aurora', currency: 'PHP', cause, multipleHundredths, at }
  await inTransaction(gateway.ports.db, (tx) => requireTurnover(tx, { ...requirement, amount: unitsOf(amount) }))
}
