import { cancelDeposit as cancelEndpoint } from '@ante/contract/cashier/deposit.ts'

import type { SignedIn } from '../../kit/context.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { changeDeposit } from './change-deposit.ts'
import type { DepositPorts } from './change-deposit.ts'
import { move } from '../../kit/state-machine/move.ts'
import { illegal, isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { depositStates } from './deposit-states.ts'
import type { Deposit } from './deposits.ts'
import type { Db } from '../../kit/db.ts'

// All deposit calls have these two refusals.
const refuse = refusalsOf(cancelEndpoint)
const MEMBER = { actor: 'member' }

/** Returns a deposit of the member; refuses foreign and missing deposits alike. */
export async function ownDeposit(db: Db, { memberId }: SignedIn, transactionId: string): Promise<Deposit> {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('member_id', '=', BigInt(memberId))
    .executeTakeFirst()
  if (!row) throw refuse('deposit.not.found')
  return row
}

/** Records that the member reports the payment, and schedules an immediate poll of the provider. */
export function confirmPaid(ports: DepositPorts, { id }: Deposit, reference: string): Promise<Deposit> {
  return asRefusal(
    changeDeposit(ports, id, MEMBER, async (tx, lockedDeposit, step) => {
      const change = { payer_reference: reference || lockedDeposit.payer_reference }
      const { state: from } = lockedDeposit
      if (from === 'WAITING_PAYMENT') {
        const submitted = { ...step, change: { ...change, due_at: step.now } }
        return move(tx, depositStates, { id, from, to: 'SUBMITTED' }, submitted)
      }
      if (!SUBMITTED_STATES.has(from)) throw illegal(depositStates, { id, from, to: 'SUBMITTED' })
      if (from === 'SUCCESS') return lockedDeposit
      return tx.updateTable('deposit').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    }),
  )
}

/** States in which the member's report changes no state: it is a repeat, or the provider's report arrived first. */
const SUBMITTED_STATES = new Set<Deposit['state']>(['SUBMITTED', 'PROCESSING', 'SUCCESS'])

export function cancel(ports: DepositPorts, { id }: Deposit): Promise<Deposit> {
  return asRefusal(
    changeDeposit(ports, id, MEMBER, async (tx, lockedDeposit, step) =>
      lockedDeposit.state === 'CANCELLED'
        ? lockedDeposit
        : move(tx, depositStates, { id, from: lockedDeposit.state, to: 'CANCELLED' }, step),
    ),
  )
}

/** Converts an illegal transition to a refusal that contains the current state. */
async function asRefusal(changing: Promise<Deposit>): Promise<Deposit> {
  try {
    return await changing
  } catch (error) {
    if (isIllegal(depositStates, error)) throw refuse('ILLEGAL_STATE', { state: error.from })
    throw error
  }
}
