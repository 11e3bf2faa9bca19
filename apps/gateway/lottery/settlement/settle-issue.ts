import type { Winner } from '@ante/contract/catalogue/winners.ts'

import type { Ports } from '../../kit/ports.ts'
import { deleteExposure } from '../orders/exposure.ts'
import { publishOrders } from '../orders/publish-orders.ts'
import { skipInNextDraw } from './refunding/skip-in-next-draw.ts'
import { openIds, refundPart } from './refunding/end-void.ts'
import { finishIssue } from './waiting-issue.ts'
import type { WaitingIssue } from './waiting-issue.ts'
import { membersInParts } from './counting/open-details.ts'
import { countPart, settlePart } from './paying/settle-part.ts'
import { membersSettled, reverseCommissions, reversePayouts } from './paying/reverse-payouts.ts'

export interface SettlingPorts extends Pick<Ports, 'db' | 'clock' | 'bus' | 'log'> {
  /** Announces a win on the merchant's site. */
  onWin?: (merchantCode: string, winner: Winner) => void
}

/** Settles a draw according to its status, part by part: after an interruption the next run continues. */
export async function settleIssue(ports: SettlingPorts, issue: WaitingIssue): Promise<void> {
  if (issue.status === 'DRAWN') await payIssue(ports, issue)
  else if (issue.status === 'VOID') await refund(ports, issue)
  else await takeBack(ports, issue)
  await finishIssue(ports.db, issue, ports.clock.now())
  await deleteExposure(ports.db, issue.id)
}

/** Computes the next part while one is written. */
async function payIssue(ports: SettlingPorts, issue: WaitingIssue): Promise<void> {
  const { db, clock, bus, onWin } = ports
  // First, because the now open draw locks soon.
  publishOrders(bus, await skipInNextDraw(db, issue, clock.now()))
  const parts = await membersInParts(db, issue.id)
  let next = parts[0] ? countPart(db, issue, parts[0]) : null
  for (const [index, members] of parts.entries()) {
    const counted = (await next) ?? []
    const following = parts[index + 1]
    next = following ? countPart(db, issue, following) : null
    // Avoids an unhandled rejection of the next part if this one fails.
    next?.catch(() => undefined)
    const winners = await settlePart(db, issue, { counted, now: clock.now() })
    for (const winner of winners) onWin?.(issue.merchantCode, winner)
    publishOrders(bus, members)
  }
}

async function refund({ db, clock, bus }: SettlingPorts, issue: WaitingIssue): Promise<void> {
  for (const memberIds of await membersInParts(db, issue.id, true)) {
    const ids = await openIds(db, issue.id, memberIds)
    await refundPart(db, issue, { memberIds, ids, status: 12, now: clock.now() })
    publishOrders(bus, memberIds)
  }
}

async function takeBack({ db, clock, bus }: SettlingPorts, issue: WaitingIssue): Promise<void> {
  for (const memberIds of await membersSettled(db, issue.id)) {
    await reversePayouts(db, issue, memberIds, clock.now())
    publishOrders(bus, memberIds)
  }
  publishOrders(bus, await reverseCommissions(db, issue, clock.now()))
}
