import { plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import type { Promotion, EvaluatePorts } from '../../core/type-definition.ts'
import { dayBegins } from '../../merchant-day.ts'
import { boardDays, boardPeriod, prizeOf } from '../mission-rules.ts'
import type { MissionsRules } from '../mission-rules.ts'
import { runningDays } from '../running-days.ts'
import '../tables.ts'

/** Wait in milliseconds after the end of a window, for rounds that end late. */
const LATE_MS = 10 * 60_000
/** Time in milliseconds during which the prize of a winner who is excluded at the settlement is retried. */
const RETRY_MS = 31 * 86_400_000
/** Minimum number of winners that are stored and shown, even if fewer ranks have prizes. */
const PODIUM = 3
const DELETED_AT_ONCE = 10_000

type Board = NonNullable<MissionsRules['board']>

/**
 * Settles the past windows of a board and grants the prizes, each once. After an interruption the next run continues.
 */
export async function settleBoard(ports: EvaluatePorts, promotion: Promotion<MissionsRules>, now: Date): Promise<void> {
  const { board } = promotion.rules
  if (board) await settleWindows(ports.db, promotion, board, now)
  // Runs even if the promotion has no board now: the board may have been removed after a window was settled.
  await grantPrizes(ports, promotion, now)
}

async function settleWindows(db: Db, promotion: Promotion<MissionsRules>, board: Board, now: Date): Promise<void> {
  for (;;) {
    const began = await oldestWindow(db, promotion.id)
    if (began === null) return
    const ended = await endOf(db, promotion, board, { began, now })
    if (ended === null || (await hasPendingEvents(db, promotion, ended))) return
    await settleWindow(db, promotion, board, { began, ended, now })
    await deleteScores(db, promotion.id, began)
  }
}

/** Returns the first day of the oldest window with scores, or null. Settled windows have no scores. */
async function oldestWindow(db: Db, promotionId: bigint): Promise<string | null> {
  const { rows } = await sql<{ began: string }>`
    select to_char(began, 'YYYY-MM-DD') as began from board_score
    where promotion_id = ${promotionId} order by board_score.began limit 1`.execute(db)
  return rows[0]?.began ?? null
}

/** Returns the last day of a window; null if it has not ended, or late rounds may still be missing. */
async function endOf(
  db: Db,
  promotion: Promotion,
  { window }: Board,
  { began, now }: { began: string; now: Date },
): Promise<string | null> {
  const { ends } = boardDays(window, began, await runningDays(db, promotion))
  if (ends === null) return null
  const [windowEnd] = await dayBegins(db, promotion.merchant_code, plusDays(ends, 1))
  const { ends_at: promotionEnd } = promotion
  const ended = promotionEnd && windowEnd && promotionEnd < windowEnd ? promotionEnd : windowEnd
  return ended && now.getTime() >= ended.getTime() + LATE_MS ? ends : null
}

async function hasPendingEvents(db: Db, { merchant_code: code }: Promotion, ended: string): Promise<boolean> {
  const { rows } = await sql`
    select from mission_event where merchant_code = ${code} and day <= ${ended}::date limit 1`.execute(db)
  return rows.length > 0
}

interface Window {
  began: string
  ended: string
  now: Date
}

/** Stores the winners of a window, once: it locks the promotion, and does nothing if they are stored. */
function settleWindow(db: Db, { id }: Promotion, { prizes }: Board, { began, ended, now }: Window): Promise<void> {
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

async function grantPrizes({ db, grantReward }: EvaluatePorts, { id }: Promotion, now: Date): Promise<void> {
  const { rows } = await sql<Waiting>`
    select to_char(began, 'YYYY-MM-DD') as began, rank, member_id as "memberId", prize, settled_at as "settledAt"
    from board_winner join board_window using (promotion_id, began)
    where promotion_id = ${id} and not done order by began, rank limit 1000`.execute(db)
  let refusedPrize: bigint | null = null
  for (const { began, rank, memberId, prize, settledAt } of rows) {
    const period = boardPeriod(began)
    // A prize beyond the budget does not block smaller prizes.
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

/**
 * Whether the prize of this period is granted. For excluded and disabled members `grantReward` returns true without a
 * grant.
 */
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
