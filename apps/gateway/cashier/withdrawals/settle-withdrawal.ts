import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import type { Updateable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { WithdrawalTable } from './tables.ts'
import { tellWithdrawal } from './withdrawal-news.ts'
import { IllegalWithdrawalState, lockedWithdrawal, moveWithdrawal, noteStep } from './withdrawals.ts'
import type { Step, Withdrawal } from './withdrawals.ts'

export type SettlePorts = Pick<Ports, 'db' | 'clock' | 'log' | 'bus'>

export type Reason = Omit<Step, 'now'> & { change?: Updateable<WithdrawalTable> }

/**
 * Takes a withdrawal to a state because somebody says so: its member, the provider. That it is there already is fine. What
 * cannot be is written down, cried out, and throws `IllegalWithdrawalState`: it moves no money.
 */
export async function settleWithdrawal(
  ports: SettlePorts,
  id: string,
  to: WithdrawalState,
  by: Reason,
): Promise<Withdrawal> {
  const step = { now: ports.clock.now(), ...by }
  try {
    const settled = await inTransaction(ports.db, (tx) => settleWithdrawalIn(tx, id, to, step))
    tellWithdrawal(ports.bus, settled.member_id)
    return settled
  } catch (error) {
    if (error instanceof IllegalWithdrawalState) {
      await noteRefusedStep(ports.db, error, step)
      ports.log.error(
        { withdrawal: id, is: error.withdrawal.state, said: to, who: by.who },
        'a withdrawal went otherwise',
      )
    }
    throw error
  }
}

/** The same within a transaction of the caller's, who notes what is refused after it. */
export async function settleWithdrawalIn(
  tx: Db,
  id: string,
  to: WithdrawalState,
  step: Step & Pick<Reason, 'change'>,
): Promise<Withdrawal> {
  const withdrawal = await lockedWithdrawal(tx, id)
  if (!withdrawal) throw new Error(`there is no withdrawal ${id}`)
  return withdrawal.state === to ? withdrawal : moveWithdrawal(tx, withdrawal, to, step)
}

/** Writes down that somebody wanted what cannot be. */
export function noteRefusedStep(db: Db, { withdrawal, to }: IllegalWithdrawalState, step: Step): Promise<void> {
  return noteStep(db, { withdrawal, from: withdrawal.state, to, refused: true }, step)
}
