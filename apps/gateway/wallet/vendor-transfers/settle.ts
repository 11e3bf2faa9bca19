import type { FastifyBaseLogger } from 'fastify'

import type { Clock } from '../../kit/clock.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { BalancePublisher } from '../tell-balances.ts'
import { noteRefused } from '../../kit/state-machine/history.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { transferStates } from './transfer-states.ts'
import { endDone, endRefunded, lockedTransfer } from './transfers.ts'
import type { VendorTransfer } from './transfers.ts'

/** That the vendor has done its part, or has not and never will. */
export type Ending = 'DONE' | 'FAILED'

export interface SettlePorts {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  news: Pick<BalancePublisher, 'changed'>
}

/**
 * Ends a transfer by what its vendor says. That it has ended so already is fine; that it has ended the other way is written
 * down, cried out, and throws `IllegalTransition`: it moves no money.
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
    ports.news.changed([String(ended.member_id)])
    return ended
  } catch (error) {
    if (isIllegal(transferStates, error)) {
      await noteRefused(ports.db, transferStates, error, step)
      const said = { transfer: id, is: error.from, said: ending, ...by }
      ports.log.error({ event: 'transfer.illegal_transition', ...said }, 'illegal transfer state transition')
    }
    throw error
  }
}

/** The same within a transaction of the caller's, who notes what is refused after it. */
export async function settleIn(tx: Db, id: string, ending: Ending, step: Step): Promise<VendorTransfer> {
  const transfer = await lockedTransfer(tx, id)
  if (transfer.state === (ending === 'DONE' ? 'DONE' : 'REFUNDED')) return transfer
  return ending === 'DONE' ? endDone(tx, transfer, step) : endRefunded(tx, transfer, step)
}
