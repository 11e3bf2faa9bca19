import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { getOrder } from '@ante/contract/lottery/orders/orders.ts'
import type { getOrderInfo } from '@ante/contract/lottery/orders/orders.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../../kit/context.ts'
import type { Db } from '../../../kit/db.ts'
import { exactTextOf } from '../../../kit/money.ts'
import type { Ports } from '../../../kit/ports.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { lotteryTermsOf } from '../../limits/terms.ts'
import { detailRows, shownOrder } from './shown-order.ts'
import type { DetailRow } from './shown-order.ts'

const refuse = refusalsOf(getOrder)

type Showing = Pick<Ports, 'db' | 'clock'>

export async function showOrder(
  { db, clock }: Showing,
  member: SignedIn,
  id: string,
): Promise<OutputOf<typeof getOrder>> {
  const row = await ownRow(db, member, id)
  const now = clock.now()
  const terms = await lotteryTermsOf(db, member.merchantCode)
  return { order: shownOrder(row, { terms, now }), currency: member.currency, serverTime: now.toISOString() }
}

type Player = Pick<SignedIn, 'memberId' | 'merchantCode' | 'currency'>

/** Returns a sub-order with the phases of its chase, and the other slips of its order on the same draw. */
export async function showOrderInfo(
  ports: Showing,
  member: Player,
  id: string,
): Promise<OutputOf<typeof getOrderInfo>> {
  const { db } = ports
  const row = await ownRow(db, member, id)
  const now = ports.clock.now()
  const terms = await lotteryTermsOf(db, member.merchantCode)
  const orderViews = (rows: DetailRow[]) => rows.map((item) => shownOrder(item, { terms, now }))
  const phases = row.chase ? await detailRows(db, sql`detail.slip_id = ${row.slipId}`, sql`order by detail.phase`) : []
  const ofDraw = sql`detail.order_id = ${row.orderId} and detail.draw_id = ${row.drawId} and detail.id <> ${row.id}`
  return {
    order: shownOrder(row, { terms, now }),
    slip: row.text,
    content: row.content,
    wins: (row.wins ?? []).map(({ stakes, units }) => ({ stakes, amount: exactTextOf(BigInt(units)) })),
    phases: orderViews(phases),
    siblings: orderViews(await detailRows(db, ofDraw, sql`order by detail.position`)),
    plan: row.chase ?? [],
    currency: member.currency,
    serverTime: now.toISOString(),
  }
}

async function ownRow(db: Db, { memberId }: Pick<Player, 'memberId'>, id: string): Promise<DetailRow> {
  const isRequestedDetail = sql`detail.id = ${BigInt(id)} and detail.member_id = ${BigInt(memberId)}`
  const [row] = await detailRows(db, isRequestedDetail, sql``)
  if (!row) throw refuse('order.not.found')
  return row
}
