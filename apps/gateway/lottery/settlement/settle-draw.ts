import type { Winner } from '@ante/contract/catalogue/winners.ts'

import type { Ports } from '../../kit/ports.ts'
import { deleteExposure } from '../orders/exposure.ts'
import { publishOrders } from '../orders/publish-orders.ts'
import { skipInNextDraw } from './refunding/skip-in-next-draw.ts'
import { openIds, refundBatch } from './refunding/refund-batch.ts'
import { finishDraw } from './waiting-draw.ts'
import type { WaitingDraw } from './waiting-draw.ts'
import { openMemberBatches } from './counting/open-details.ts'
import { computeOutcomes, settleBatch } from './paying/settle-batch.ts'
import { settledMemberBatches, reverseCommissions, reversePayouts } from './paying/reverse-payouts.ts'

export interface SettlingPorts extends Pick<Ports, 'db' | 'clock' | 'bus' | 'log'> {
  /** Announces a win on the merchant's site. */
  onWin?: (merchantCode: string, winner: Winner) => void
}

/** Settles a draw according to its status, in batches of members. After an interruption the next run continues. */
export async function settleDraw(ports: SettlingPorts, draw: WaitingDraw): Promise<void> {
  if (draw.status === 'DRAWN') await payDraw(ports, draw)
  else if (draw.status === 'VOID') await refund(ports, draw)
  else await reversePayments(ports, draw)
  await finishDraw(ports.db, draw, ports.clock.now())
  await deleteExposure(ports.db, draw.id)
}

/** Pays a drawn draw: computes the next batch while one is written. */
async function payDraw(ports: SettlingPorts, draw: WaitingDraw): Promise<void> {
  const { db, clock, bus, onWin } = ports
  // Runs before the payments: the next draw is already open, and its bets can be skipped only until it locks.
  publishOrders(bus, await skipInNextDraw(db, draw, clock.now()))
  const parts = await openMemberBatches(db, draw.id)
  let next = parts[0] ? computeOutcomes(db, draw, parts[0]) : null
  for (const [index, members] of parts.entries()) {
    const counted = (await next) ?? []
    const following = parts[index + 1]
    next = following ? computeOutcomes(db, draw, following) : null
    // Avoids an unhandled rejection of the next batch if this one fails.
    next?.catch(() => undefined)
    const winners = await settleBatch(db, draw, { counted, now: clock.now() })
    for (const winner of winners) onWin?.(draw.merchantCode, winner)
    publishOrders(bus, members)
  }
}

async function refund({ db, clock, bus }: SettlingPorts, draw: WaitingDraw): Promise<void> {
  for (const memberIds of await openMemberBatches(db, draw.id, true)) {
    const ids = await openIds(db, draw.id, memberIds)
    await refundBatch(db, draw, { memberIds, ids, status: 12, now: clock.now() })
    publishOrders(bus, memberIds)
  }
}

async function reversePayments({ db, clock, bus }: SettlingPorts, draw: WaitingDraw): Promise<void> {
  for (const memberIds of await settledMemberBatches(db, draw.id)) {
    await reversePayouts(db, draw, memberIds, clock.now())
    publishOrders(bus, memberIds)
  }
  publishOrders(bus, await reverseCommissions(db, draw, clock.now()))
}
