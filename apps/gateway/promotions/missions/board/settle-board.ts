import { plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import type { Activity, EvaluatePorts } from '../../activities/activity-type.ts'
import { dayBegins } from '../../merchant-day.ts'
import { boardDays, boardPeriod, prizeOf } from '../mission-rules.ts'
import type { MissionsRules } from '../mission-rules.ts'
import { runningDays } from '../running-days.ts'
import '../tables.ts'

/** Time to wait for rounds that end late. */
const LATE_MS = 10 * 60_000
/** Time for which prizes of winners who are excluded at the settlement are retried. */
const RETRY_MS = 31 * 86_400_000
/** Minimum number of winners shown, even if fewer ranks have prizes. */
const PODIUM = 3
const DELETED_AT_ONCE = 10_000

type Board = NonNullable<MissionsRules['board']>

/** Settles past windows of a board, and grants their prizes, each once: can be restarted after any interruption. */
export async function settleBoard(ports: EvaluatePorts, activity: Activity<MissionsRules>, now: Date): Promise<void> {
  const { board } = activity.rules
  if (board) await settleWindows(ports.db, activity, board, now)
  // Prizes are granted even if the board was removed.
  await grantPrizes(ports, activity, now)
}

async function settleWindows(db: Db, activity: Activity<MissionsRules>, board: Board, now: Date): Promise<void> {
  for (;;) {
    const began = await oldestWindow(db, activity.id)
    if (began === null) return
    const ended = await endOf(db, activity, board, { began, now })
    if (ended === null || (await hasPendingEvents(db, activity, ended))) return
    await settleWindow(db, activity, board, { began, ended, now })
    await deleteScores(db, activity.id, began)
  }
}

/** Scores are deleted with their windows: the oldest remaining window is not settled. */
async function oldestWindow(db: Db, promotionId: bigint): Promise<string | null> {
  const { rows } = await sql<{ began: string }>`
    select to_char(began, 'YYYY-MM-DD') as began from board_score
    where promotion_id = ${promotionId} order by board_score.began limit 1`.execute(db)
  return rows[0]?.began ?? null
}

/** Returns the last day of a window that ended long enough ago; null for others. */
async function endOf(
  db: Db,
  activity: Activity,
  { window }: Board,
  { began, now }: { began: string; now: Date },
): Promise<string | null> {
  const { ends } = boardDays(window, began, await runningDays(db, activity))
  if (ends === null) return null
  const [windowEnd] = await dayBegins(db, activity.merchant_code, plusDays(ends, 1))
  const { ends_at: promotionEnd } = activity
  const ended = promotionEnd && windowEnd && promotionEnd < windowEnd ? promotionEnd : windowEnd
  return ended && now.getTime() >= ended.getTime() + LATE_MS ? ends : null
}

async function hasPendingEvents(db: Db, { merchant_code: code }: Activity, ended: string): Promise<boolean> {
  const { rows } = await sql`
    select from mission_event where merchant_code = ${code} and day <= ${ended}::date limit 1`.execute(db)
  return rows.length > 0
}

interface Window {
  began: string
  ended: string
  now: Date
}

/** Stores the winners, once: the promotion is locked, and a second call finds it done. */
function settleWindow(db: Db, { id }: Activity, { prizes }: Board, { began, ended, now }: Window): Promise<void> {
  const ranks = Math.max(PODIUM, ...prizes.map(({ to }) => to))
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('promotion').select('id').where('id', '=', id).forUpdate().execute()
    const { numAffectedRows } = await sql`
      insert into board_window (promotion_id, began, ended, settled_at)
      values (${id}, ${began}::date, ${ended}::date, ${now}) on conflict do nothing`.execute(tx)
    if (numAffectedRows !== 1n) return
    const { rows } = await sql<{ memberId: bigint; score: bigint }>`
      select member_id as "memberId", score from board_score
      where promotion_id = ${id} and began = ${began}::date and score > 0
      order by score desc, reached limit ${ranks}`.execute(tx)
    const winners = rows.map(({ memberId, score }, index) => {
      const prize = prizeOf(prizes, index + 1)
      return { promotion_id: id, began, rank: index + 1, member_id: memberId, score, prize, done: prize === 0n }
    })
    if (winners.length > 0) await tx.insertInto('board_winner').values(winners).execute()
  })
}

async function deleteScores(db: Db, promotionId: bigint, began: string): Promise<void> {
  let deleted: bigint
  do {
    const { numAffectedRows } = await sql`
      delete from board_score where ctid in (
        select ctid from board_score where promotion_id = ${promotionId} and began = ${began}::date
        limit ${DELETED_AT_ONCE})`.execute(db)
    deleted = numAffectedRows ?? 0n
  } while (deleted > 0n)
}

interface Waiting {
  began: string
  rank: number
  memberId: bigint
  prize: bigint
  settledAt: Date
}

async function grantPrizes({ db, grantReward }: EvaluatePorts, { id }: Activity, now: Date): Promise<void> {
  const { rows } = await sql<Waiting>`
    select to_char(began, 'YYYY-MM-DD') as began, rank, member_id as "memberId", prize, settled_at as "settledAt"
    from board_winner join board_window using (promotion_id, began)
    where promotion_id = ${id} and not done order by began, rank limit 1000`.execute(db)
  let refusedPrize: bigint | null = null
  for (const { began, rank, memberId, prize, settledAt } of rows) {
    const period = boardPeriod(began)
    // A larger prize beyond the budget does not block a smaller one.
    if (refusedPrize === null || prize < refusedPrize) {
      if (!(await grantReward({ memberId, amount: prize, period }))) refusedPrize = prize
    }
    const isTooLate = now.getTime() > settledAt.getTime() + RETRY_MS
    if (!isTooLate && !(await isGranted(db, { promotionId: id, memberId, period }))) continue
    await db
      .updateTable('board_winner')
      .set({ done: true })
      .where('promotion_id', '=', id)
      .where('began', '=', began)
      .where('rank', '=', rank)
      .execute()
  }
}

/** Excluded and disabled members are skipped for now. */
async function isGranted(
  db: Db,
  { promotionId, memberId, period }: { promotionId: bigint; memberId: bigint; period: string },
) {
  const entry = db
    .selectFrom('promotion_entry')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .where('state', '<>', 'open')
  return (await entry.executeTakeFirst()) !== undefined
}
