import type { Clock } from '../../kit/clock.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Log } from '../../kit/log.ts'
import type { BalancePublisher } from '../balance-publisher.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { transferStates } from './transfer-states.ts'
import { endDone, endRefunded, lockedTransfer } from './transfers.ts'
import type { VendorTransfer } from './transfers.ts'

/** Final outcome of a transfer at the vendor: completed, or definitely not. */
export type Ending = 'DONE' | 'FAILED'

export interface SettlePorts {
  db: Db
  clock: Clock
  log: Log
  balances: Pick<BalancePublisher, 'changed'>
}

/**
 * Ends a transfer by its vendor's outcome. A repeat of the same outcome changes nothing; the opposite outcome is
 * stored, logged as an error and throws `IllegalTransition`, and moves no money.
 */
export async function settle(
  ports: SettlePorts,
  id: string,
  ending: Ending,
  by: Omit<Step, 'now'>,
): Promise<VendorTransfer> {
  const step = { now: ports.clock.now(), ...by }
  try {
    const ended = await inTransaction(ports.db, (tx) => settleIn(tx, id, ending, step))
    ports.balances.changed([String(ended.member_id)])
    return ended
  } catch (error) {
    if (isIllegal(transferStates, error)) {
      await recordRefused(ports.db, transferStates, error, step)
      ports.log.error(
        {
          event: 'transfer.illegal_transition',
          transferId: id,
          from: error.from,
          to: ending,
          actor: by.actor,
          reason: by.reason,
        },
        'illegal transfer state transition',
      )
    }
    throw error
  }
}

/** Like `settle`, within the caller's transaction. After an `IllegalTransition` the caller stores the refusal. */
export async function settleIn(tx: Db, id: string, ending: Ending, step: Step): Promise<VendorTransfer> {
  const transfer = await lockedTransfer(tx, id)
  if (transfer.state === (ending === 'DONE' ? 'DONE' : 'REFUNDED')) return transfer
  return ending === 'DONE' ? endDone(tx, transfer, step) : endRefunded(tx, transfer, step)
}
