import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { timetableOf } from '../../games/schedule.ts'
import type { LotteryGameRow } from '../../games/tables.ts'
import { notBetOn, notOpen } from './plan-issues.ts'
import type { PlannedIssue } from './plan-issues.ts'

/** A planned draw with its row, which is inserted if missing. */
export interface IssueBetOn extends PlannedIssue {
  id: bigint
}

/**
 * Locks the planned draws until the transaction ends: none gets a result or is voided before the bets are stored. The
 * decisive time is read after locking.
 */
export async function holdIssues(
  tx: Db,
  planned: readonly PlannedIssue[],
  { game, zone, now }: { game: LotteryGameRow; zone: string; now(): Date },
): Promise<IssueBetOn[]> {
  await makeRows(tx, planned, game)
  const rows = await tx
    .selectFrom('lottery_issue')
    .select(['id', 'draw_number as drawNumber', 'status'])
    .where('game_id', '=', game.id)
    .where(
      'draw_number',
      'in',
      planned.map(({ slot }) => slot.drawNumber),
    )
    .orderBy('id')
    .forShare()
    .execute()
  const at = { db: tx, timetable: timetableOf(game.schedule, zone), game, now: now() }
  const held = planned.map((issue) => ({
    issue,
    row: rows.find(({ drawNumber }) => drawNumber === issue.slot.drawNumber),
  }))
  const late = held.find(({ issue }) => issue.lockAt <= at.now.getTime())
  if (late) throw await notOpen(late.issue.slot, at)
  if (rows.some(({ status }) => status !== 'INIT')) throw await notBetOn(at)
  return held.map(({ issue, row }) => {
    if (!row) throw new Error(`issue ${issue.slot.drawNumber} could not be made`)
    return { ...issue, id: row.id }
  })
}

/** In name order, so that simultaneous orders do not deadlock. */
async function makeRows(tx: Db, planned: readonly PlannedIssue[], game: LotteryGameRow): Promise<void> {
  const times = (of: (issue: PlannedIssue) => number) => planned.map((issue) => new Date(of(issue)))
  await sql`
    insert into lottery_issue (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at)
    select ${game.merchant_code}, ${game.id}, draw_number, day, open_at, greatest(open_at, lock_at), draw_at
    from unnest(${planned.map(({ slot }) => slot.drawNumber)}::text[], ${planned.map(({ slot }) => slot.day)}::date[],
      ${times(({ slot }) => slot.openAt)}::timestamptz[], ${times(({ lockAt }) => lockAt)}::timestamptz[],
      ${times(({ slot }) => slot.drawAt)}::timestamptz[]) requested (draw_number, day, open_at, lock_at, draw_at)
    where not exists (select from lottery_issue there where there.game_id = ${game.id} and there.draw_number = requested.draw_number)
    order by draw_number
    on conflict (game_id, draw_number) do nothing`.execute(tx)
}
