import type { Db } from '../../kit/db.ts'
import { creditDeposit } from './credit-deposit.ts'
import { lookLater } from './change-deposit.ts'
import { IllegalDepositState, lockedDeposit, walk } from './deposits.ts'
import type { Deposit, Step } from './deposits.ts'
import { BY_HAND } from './hear-news.ts'
import { tellDeposit } from './tell-deposit.ts'
import { isInTrouble, settleTrouble } from './trouble.ts'

/** What an operator has decided about a deposit. */
export type Decision =
  /** He has found the money: so much, in the channel's money. */
  { kind: 'approve'; paid: bigint } | { kind: 'reject' }

/**
 * Does it in the caller's transaction, who notes what is refused after it. A deposit that is credited already stays so: what its
 * provider tells of it later changes nothing.
 */
export async function decideDeposit(tx: Db, id: bigint, decision: Decision, step: Step): Promise<Deposit> {
  const deposit = await lockedDeposit(tx, id)
  const decided =
    decision.kind === 'approve' ? await approve(tx, deposit, decision.paid, step) : await reject(tx, deposit, step)
  await tellDeposit(tx, { now: () => step.now }, decided)
  return isInTrouble(decided) ? settleTrouble(tx, id, { take: 0n, now: step.now }) : decided
}

function approve(tx: Db, deposit: Deposit, paid: bigint, step: Step): Promise<Deposit> {
  if (deposit.state === 'SUCCESS') throw new IllegalDepositState(deposit, 'SUCCESS')
  return creditDeposit(tx, deposit, { paid, providerRef: BY_HAND + deposit.trans_id }, step)
}

/** Only of what the member says he has paid: what nobody has paid ends by itself. */
async function reject(tx: Db, deposit: Deposit, step: Step): Promise<Deposit> {
  if (deposit.state !== 'SUBMITTED' && deposit.state !== 'PROCESSING')
    throw new IllegalDepositState(deposit, 'REJECTED')
  return lookLater(tx, await walk(tx, deposit, 'REJECTED', step), step.now)
}
