import type { Ports } from '../../kit/ports.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { notifyOfDepositMove } from '../queue-notices.ts'
import { depositStates } from './deposit-states.ts'
import { depositById, lockedDeposit } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { latePollMs } from './rules.ts'
import { publishDeposit } from './publish-deposit.ts'
import { hasOpenProblem } from './deposit-problem.ts'

export type DepositPorts = Pick<Ports, 'db' | 'clock' | 'log'>

/**
 * Changes a deposit and notifies the member and open consoles in one transaction that locks the deposit. Schedules polls of a deposit
 * that has ended, because a payment may still arrive. Stores and logs illegal transitions, and throws them.
 */
export async function changeDeposit(
  { db, clock, log }: DepositPorts,
  id: bigint,
  by: Omit<Step, 'now'>,
  change: (tx: Db, locked: Deposit, step: Step) => Promise<Deposit>,
): Promise<Deposit> {
  const step = { ...by, now: clock.now() }
  try {
    const changed = await inTransaction(db, async (tx) => {
      const deposit = await lockedDeposit(tx, id)
      const changedDeposit = await change(tx, deposit, step)
      const hasEnded = changedDeposit.state !== deposit.state && !isPolled(changedDeposit)
      const after = hasEnded ? await scheduleNextPoll(tx, changedDeposit, step.now) : changedDeposit
      await notifyOfDepositMove(tx, deposit, after)
      if (after.state !== deposit.state || after.confirmations !== deposit.confirmations)
        await publishDeposit(tx, clock, after)
      return { before: deposit, after }
    })
    if (hasOpenProblem(changed.after) && !hasOpenProblem(changed.before)) {
      const { transaction_id: depositId, merchant_code: merchantCode, problem } = changed.after
      log.error(
        { event: 'deposit.held_for_operator', depositId, merchantCode, problem },
        'deposit waits for an operator',
      )
    }
    return changed.after
  } catch (error) {
    if (isIllegal(depositStates, error)) {
      await recordRefused(db, depositStates, error, step)
      const { transaction_id: depositId } = await depositById(db, id)
      log.error(
        {
          event: 'deposit.illegal_transition',
          depositId,
          from: error.from,
          to: error.to,
          actor: by.actor,
          reason: by.reason,
        },
        'illegal deposit state transition',
      )
    }
    throw error
  }
}

const isPolled = ({ state }: Deposit) => ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING'].includes(state)

/**
 * Schedules the next poll for the payment of an ended deposit; none if it is credited, has no provider or waits for an
 * operator.
 */
export function scheduleNextPoll(tx: Db, deposit: Deposit, now: Date): Promise<Deposit> {
  const { id, state, provider, polls } = deposit
  const afterMs = state === 'SUCCESS' || provider === null || hasOpenProblem(deposit) ? null : latePollMs(polls)
  const nextPoll = { due_at: afterMs === null ? null : new Date(now.getTime() + afterMs), polls: polls + 1 }
  return tx.updateTable('deposit').set(nextPoll).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
