import type { FastifyBaseLogger } from 'fastify'

import type { Clock } from '../../kit/clock.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { BalanceNews } from '../tell-balances.ts'
import { endDone, endRefunded, IllegalState, lockedTransfer, noteStep } from './transfers.ts'
import type { Reason, Step, VendorTransfer } from './transfers.ts'

/** That the vendor has done its part, or has not and never will. */
export type Ending = 'DONE' | 'FAILED'

export interface SettlePorts {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  news: Pick<BalanceNews, 'changed'>
}

/**
 * Ends a transfer by what its vendor says. That it has ended so already is fine; that it has ended the other way is written
 * down, cried out, and throws `IllegalState`: it moves no money.
 */
export async function settle(ports: SettlePorts, id: string, ending: Ending, by: Reason): Promise<VendorTransfer> {
  const step = { now: ports.clock.now(), ...by }
  try {
    const ended = await inTransaction(ports.db, (tx) => settleIn(tx, id, ending, step))
    ports.news.changed([String(ended.member_id)])
    return ended
  } catch (error) {
    if (error instanceof IllegalState) {
      await noteRefused(ports.db, error, step)
      ports.log.error({ transfer: id, is: error.transfer.state, said: ending, ...by }, 'a transfer has ended otherwise')
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

/** Writes down that somebody wanted what cannot be. */
export function noteRefused(db: Db, { transfer, to }: IllegalState, step: Step): Promise<void> {
  return noteStep(db, transfer, to, { ...step, refused: true })
}
