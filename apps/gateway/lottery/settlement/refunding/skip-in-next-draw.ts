import { payoutOf } from '@ante/lottery/payout.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { refundBatch } from './refund-batch.ts'
import { prepareForRules } from '../counting/draw-for-rules.ts'
import type { WaitingDraw } from '../waiting-draw.ts'
import { slipOfDetail } from '../counting/outcomes.ts'
import type { SlipBet } from '../counting/outcomes.ts'

type Params = SlipBet & { memberId: bigint }

/**
 * Refunds sub-orders on the next draw that would have won with this result, for orders with `abandoning`: their players
 * skip a draw after their number has come. Returns these members.
 */
export async function skipInNextDraw(db: Db, draw: WaitingDraw, now: Date): Promise<bigint[]> {
  const orders = await abandoningNext(db, draw, now)
  const drawForRules = prepareForRules(draw)
  const winningOrders = orders.filter(
    (detail) => payoutOf(slipOfDetail(detail, drawForRules), drawForRules.draw).units > 0n,
  )
  const ids = winningOrders.map(({ id }) => id)
  if (ids.length === 0) return []
  const memberIds = [...new Set(winningOrders.map(({ memberId }) => memberId))]
  await refundBatch(db, draw, { memberIds, ids, status: 7, now })
  return memberIds
}

async function abandoningNext(db: Db, { gameId, drawAt }: WaitingDraw, now: Date): Promise<Params[]> {
  const { rows } = await sql<Params>`
    select detail.id, detail.member_id as "memberId", detail.multiple, slip.text,
      slip.play_id as "playId", slip.series, slip.odds, placed.prize_mode as "prizeMode",
      placed.refunds_special as "givesBackSpecial"
    from lottery_draw following
    join lottery_detail detail on detail.draw_id = following.id
    join lottery_order placed on placed.id = detail.order_id
    join lottery_slip slip on slip.id = detail.slip_id
    where following.game_id = ${gameId} and following.draw_at > ${drawAt} and following.status = 'INIT'
      and following.open_at <= ${now} and following.lock_at > ${now}
      and detail.status = 2 and placed.abandoning
    order by detail.member_id, detail.id`.execute(db)
  return rows
}
