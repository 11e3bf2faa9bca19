import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import type { Updateable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import type { Next } from '../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import type { IllegalTransition } from '../../kit/state-machine/transition-errors.ts'
import type { WithdrawalTable } from './tables.ts'
import { publishWithdrawal } from './publish-withdrawal.ts'
import { withdrawalStates } from './withdrawal-states.ts'
import { lockedWithdrawal, moveWithdrawal, stepColumnsOf } from './withdrawals.ts'
import type { Step, Withdrawal } from './withdrawals.ts'

export type SettlePorts = Pick<Ports, 'db' | 'clock' | 'log' | 'bus'>

export type Reason = Omit<Step, 'now'> & { change?: Updateable<WithdrawalTable> }

/**
 * Moves a withdrawal to the state that a member or provider reports. A repeat of the same state is not an error. An
 * illegal transition is stored, logged as an error, throws `IllegalTransition` and moves no money.
 */
export async function settleWithdrawal(
  ports: SettlePorts,
  id: string,
  to: Next<typeof withdrawalStates>,
  reason: Reason,
): Promise<Withdrawal> {
  const step = { now: ports.clock.now(), ...reason }
  try {
    const settled = await inTransaction(ports.db, (tx) => settleWithdrawalIn(tx, id, to, step))
    publishWithdrawal(ports.bus, settled.member_id)
    return settled
  } catch (error) {
    if (isIllegal(withdrawalStates, error)) {
      await recordRefusedStep(ports.db, error, step)
      ports.log.error(
        { event: 'withdrawal.illegal_transition', withdrawalId: id, from: error.from, to, actor: reason.actor },
        'illegal withdrawal state transition',
      )
    }
    throw error
  }
}

/** Like `settleWithdrawal`, within the caller's transaction; the caller logs refusals after its end. */
export async function settleWithdrawalIn(
  tx: Db,
  id: string,
  to: Next<typeof withdrawalStates>,
  step: Step & Pick<Reason, 'change'>,
): Promise<Withdrawal> {
  const withdrawal = await lockedWithdrawal(tx, id)
  if (!withdrawal) throw new Error(`there is no withdrawal ${id}`)
  return withdrawal.state === to ? withdrawal : moveWithdrawal(tx, withdrawal, to, step)
}

/** Logs a refused transition. */
export async function recordRefusedStep(
  db: Db,
  { id, from, to }: Pick<IllegalTransition<WithdrawalState>, 'id' | 'from' | 'to'>,
  step: Step,
): Promise<void> {
  const { member_id } = await db
    .selectFrom('withdrawal')
    .select('member_id')
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow()
  await recordRefused(
    db,
    withdrawalStates,
    { id, from, to },
    { ...step, historyColumns: stepColumnsOf({ member_id }, step) },
  )
}
