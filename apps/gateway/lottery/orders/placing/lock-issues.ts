import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { timetableOf } from '../../games/schedule.ts'
import type { LotteryGameRow } from '../../games/tables.ts'
import { closedForBets, notOpen } from './plan-issues.ts'
import type { PlannedIssue } from './plan-issues.ts'

/** A planned draw with its row, which is inserted if missing. */
export interface LockedIssue extends PlannedIssue {
  id: bigint
}

/**
 * Locks the planned draws until the transaction ends: none gets a result or is voided before the bets are stored. The
 * decisive time is read after locking.
 */
export async function lockIssues(
  tx: Db,
  plannedIssues: readonly PlannedIssue[],
  { game, zone, now }: { game: LotteryGameRow; zone: string; now(): Date },
): Promise<LockedIssue[]> {
  await makeRows(tx, plannedIssues, game)
  const rows = await tx
    .selectFrom('lottery_issue')
    .select(['id', 'draw_number as drawNumber', 'status'])
    .where('game_id', '=', game.id)
    .where(
      'draw_number',
      'in',
      plannedIssues.map(({ slot }) => slot.drawNumber),
    )
    .orderBy('id')
    .forShare()
    .execute()
  const at = { db: tx, timetable: timetableOf(game.schedule, zone), game, now: now() }
  const issues = plannedIssues.map((issue) => ({
    issue,
    row: rows.find(({ drawNumber }) => drawNumber === issue.slot.drawNumber),
  }))
  const lockedIssue = issues.find(({ issue }) => issue.lockAt <= at.now.getTime())
  if (lockedIssue) throw await notOpen(lockedIssue.issue.slot, at)
  if (rows.some(({ status }) => status !== 'INIT')) throw await closedForBets(at)
  return issues.map(({ issue, row }) => {
    if (!row) throw new Error(`cannot create draw ${issue.slot.drawNumber}`)
    return { ...issue, id: row.id }
  })
}

/** In name order, so that simultaneous orders do not deadlock. */
async function makeRows(tx: Db, plannedIssues: readonly PlannedIssue[], game: LotteryGameRow): Promise<void> {
  const times = (timeOf: (issue: PlannedIssue) => number) => plannedIssues.map((issue) => new Date(timeOf(issue)))
  await sql`
    insert into lottery_issue (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at)
    select ${game.merchant_code}, ${game.id}, draw_number, day, open_at, greatest(open_at, lock_at), draw_at
    from unnest(${plannedIssues.map(({ slot }) => slot.drawNumber)}::text[], ${plannedIssues.map(({ slot }) => slot.day)}::date[],
      ${times(({ slot }) => slot.openAt)}::timestamptz[], ${times(({ lockAt }) => lockAt)}::timestamptz[],
      ${times(({ slot }) => slot.drawAt)}::timestamptz[]) requested (draw_number, day, open_at, lock_at, draw_at)
    where not exists (select from lottery_issue there where there.game_id = ${game.id} and there.draw_number = requested.draw_number)
    order by draw_number
    on conflict (game_id, draw_number) do nothing`.execute(tx)
}
