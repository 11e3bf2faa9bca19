import { cancelWithdrawal as endpoint } from '@ante/contract/cashier/withdrawal.ts'
import type { Withdrawal as Shown } from '@ante/contract/cashier/withdrawal.ts'

import { refusalsOf } from '../../kit/serve.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import type { SettlePorts } from './settle-withdrawal.ts'
import { shownWithdrawal, withdrawalOf } from './show-withdrawal.ts'
import { rulesOf } from './withdrawal-rules.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { withdrawalStates } from './withdrawal-states.ts'

const refuse = refusalsOf(endpoint)

/** Cancels a withdrawal for its member, before approval. */
export async function cancelWithdrawal(ports: SettlePorts, memberId: bigint, id: string): Promise<Shown> {
  const withdrawal = await withdrawalOf(ports.db, memberId, id)
  if (!withdrawal) throw refuse('withdrawal.not.found')
  const { mayCancel } = await rulesOf(ports.db, withdrawal.merchant_code)
  if (!mayCancel) throw refuse('withdrawal.cancel.not.allowed')
  try {
    return await shownWithdrawal(ports.db, await settleWithdrawal(ports, id, 'CANCELLED', { actor: 'member' }))
  } catch (error) {
    if (isIllegal(withdrawalStates, error)) throw refuse('ILLEGAL_STATE', { state: error.from })
    throw error
  }
}
