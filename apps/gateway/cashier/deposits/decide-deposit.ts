import { MANUAL_PREFIX } from '@ante/contract/cashier/manual-payment.ts'

import type { Db } from '../../kit/db.ts'
import { notifyOfDepositMove } from '../queue-notices.ts'
import { depositClaims, endClaim } from '../review/claims.ts'
import { creditDeposit } from './credit-deposit.ts'
import { scheduleNextPoll } from './change-deposit.ts'
import { walk } from '../../kit/state-machine/move.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { illegal } from '../../kit/state-machine/transition-errors.ts'
import { depositStates } from './deposit-states.ts'
import { lockedDeposit } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { publishDeposit } from './publish-deposit.ts'
import { hasOpenProblem, resolveProblem } from './deposit-problem.ts'

/** An operator's decision about a deposit. */
export type Decision =
  /** The operator has found the payment; the amount is in the channel's currency. */
  { kind: 'approve'; paid: bigint } | { kind: 'reject' }

/**
 * Applies the decision in the caller's transaction; the caller logs refusals afterwards. A credited deposit stays
 * credited: later provider reports change nothing.
 */
export async function decideDeposit(tx: Db, id: bigint, decision: Decision, step: Step): Promise<Deposit> {
  const deposit = await lockedDeposit(tx, id)
  const decided =
    decision.kind === 'approve' ? await approve(tx, deposit, decision.paid, step) : await reject(tx, deposit, step)
  const settled = hasOpenProblem(decided) ? await resolveProblem(tx, id, { debitUnits: 0n, now: step.now }) : decided
  await endClaim(tx, depositClaims, id)
  await notifyOfDepositMove(tx, deposit, settled)
  await publishDeposit(tx, { now: () => step.now }, settled)
  return settled
}

function approve(tx: Db, deposit: Deposit, paid: bigint, step: Step): Promise<Deposit> {
  if (deposit.state === 'SUCCESS') throw illegal(depositStates, { id: deposit.id, from: deposit.state, to: 'SUCCESS' })
  return creditDeposit(tx, deposit, { paid, providerRef: MANUAL_PREFIX + deposit.transaction_id }, step)
}

/** Rejects a deposit. The member must have reported it as paid: unreported deposits expire automatically. */
async function reject(tx: Db, deposit: Deposit, step: Step): Promise<Deposit> {
  const { id, state: from } = deposit
  if (from !== 'SUBMITTED' && from !== 'PROCESSING') throw illegal(depositStates, { id, from, to: 'REJECTED' })
  return scheduleNextPoll(tx, await walk(tx, depositStates, { id, from, to: 'REJECTED' }, step), step.now)
}
