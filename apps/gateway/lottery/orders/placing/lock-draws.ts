import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { timetableOf } from '../../games/schedule.ts'
import type { LotteryGameRow } from '../../games/tables.ts'
import { closedForBets, notOpen } from './plan-draws.ts'
import type { PlannedDraw } from './plan-draws.ts'

/** A planned draw with its row, which is inserted if missing. */
export interface LockedDraw extends PlannedDraw {
  id: bigint
}

/**
 * Locks the planned draws until the transaction ends: none gets a result or is voided before the bets are stored. Then
 * refuses draws that no longer accept bets, by the time after locking.
 */
export async function lockDraws(
  tx: Db,
  plannedDraws: readonly PlannedDraw[],
  { game, zone, now }: { game: LotteryGameRow; zone: string; now(): Date },
): Promise<LockedDraw[]> {
  await makeRows(tx, plannedDraws, game)
  const rows = await tx
    .selectFrom('lottery_draw')
    .select(['id', 'draw_number as drawNumber', 'status'])
    .where('game_id', '=', game.id)
    .where(
      'draw_number',
      'in',
      plannedDraws.map(({ slot }) => slot.drawNumber),
    )
    .orderBy('id')
    .forShare()
    .execute()
  const at = { db: tx, timetable: timetableOf(game.schedule, zone), game, now: now() }
  const draws = plannedDraws.map((draw) => ({
    draw,
    row: rows.find(({ drawNumber }) => drawNumber === draw.slot.drawNumber),
  }))
  const closedDraw = draws.find(({ draw }) => draw.lockAt <= at.now.getTime())
  if (closedDraw) throw await notOpen(closedDraw.draw.slot, at)
  if (rows.some(({ status }) => status !== 'INIT')) throw await closedForBets(at)
  return draws.map(({ draw, row }) => {
    if (!row) throw new Error(`cannot create draw ${draw.slot.drawNumber}`)
    return { ...draw, id: row.id }
  })
}

/** Inserts the missing rows, in the order of draw numbers to avoid deadlocks of simultaneous orders. */
async function makeRows(tx: Db, plannedDraws: readonly PlannedDraw[], game: LotteryGameRow): Promise<void> {
  const times = (timeOf: (draw: PlannedDraw) => number) => plannedDraws.map((draw) => new Date(timeOf(draw)))
  await sql`
    insert into lottery_draw (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at)
    select ${game.merchant_code}, ${game.id}, draw_number, day, open_at, greatest(open_at, lock_at), draw_at
    from unnest(${plannedDraws.map(({ slot }) => slot.drawNumber)}::text[], ${plannedDraws.map(({ slot }) => slot.day)}::date[],
      ${times(({ slot }) => slot.openAt)}::timestamptz[], ${times(({ lockAt }) => lockAt)}::timestamptz[],
      ${times(({ slot }) => slot.drawAt)}::timestamptz[]) requested (draw_number, day, open_at, lock_at, draw_at)
    where not exists (select from lottery_draw there where there.game_id = ${game.id} and there.draw_number = requested.draw_number)
    order by draw_number
    on conflict (game_id, draw_number) do nothing`.execute(tx)
}
