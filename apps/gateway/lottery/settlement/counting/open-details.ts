import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import type { OpenDetail } from './outcomes.ts'

/** Maximum number of rows per transaction: few enough for short wallet locks, enough to amortise commits. */
const ROWS_A_BATCH = 6_000

/** A phase of a chase that stops on a win is not settled while an earlier phase is open. */
const mayBeSettled = sql`detail.status = 2 and not (detail.phase > 1 and exists (
  select from lottery_detail earlier join lottery_order on lottery_order.id = earlier.order_id
  where earlier.slip_id = detail.slip_id and earlier.phase < detail.phase and earlier.status = 2
    and lottery_order.winning_stop))`

/**
 * Returns the members with open bets on a draw, in batches of at most `ROWS_A_BATCH` bets; a member is in one batch.
 */
export async function openMemberBatches(db: Db, drawId: bigint, anyPhase = false): Promise<bigint[][]> {
  const { rows } = await sql<{ member_id: bigint; details: bigint }>`
    select member_id, count(*) as details from lottery_detail detail
    where draw_id = ${drawId} and ${anyPhase ? sql`status = 2` : mayBeSettled}
    group by member_id order by member_id`.execute(db)
  return inBatches(rows)
}

/** Groups members so that each group has at most `ROWS_A_BATCH` bets, unless a single member has more. */
export function inBatches(rows: readonly { member_id: bigint; details: bigint }[]): bigint[][] {
  const parts: bigint[][] = []
  let room = 0n
  for (const { member_id: id, details } of rows) {
    const part = parts.at(-1)
    if (part && details <= room) part.push(id)
    else {
      parts.push([id])
      room = BigInt(ROWS_A_BATCH)
    }
    room -= details
  }
  return parts
}

/** Returns the open bets of these members on a draw, in placing order. */
export async function openDetails(
  db: Db,
  { id: drawId, zone }: { id: bigint; zone: string },
  memberIds: readonly bigint[],
): Promise<OpenDetail[]> {
  const { rows } = await sql<OpenDetail>`
    select detail.id, detail.member_id as "memberId", detail.order_id as "orderId", slip.id as "slipId", detail.phase,
      detail.multiple, detail.cost, to_char(detail.placed_at at time zone ${zone}, 'YYYY-MM-DD') as day, placed.prize_mode as "prizeMode",
      placed.winning_stop as "winningStop", placed.chase is not null as "isChase", slip.text, slip.play_id as "playId",
      slip.series, slip.own_series as "ownSeries", slip.odds, placed.refunds_special as "givesBackSpecial"
    from lottery_detail detail
    join lottery_slip slip on slip.id = detail.slip_id
    join lottery_order placed on placed.id = detail.order_id
    where detail.draw_id = ${drawId} and detail.member_id = any (${[...memberIds]}::int8[]) and ${mayBeSettled}
    order by detail.member_id, detail.id`.execute(db)
  return rows
}
