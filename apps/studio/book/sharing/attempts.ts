import type { Queryable } from '@ante/plain-server/db.ts'

/** Wrong codes that a player may enter per window. */
export const MAX_WRONG_CODES = 10
export const WINDOW_MS = 10 * 60_000
/** Maximum number of ended windows deleted per statement. */
const MAX_DELETED = 1_000

/**
 * Counts an attempt before the code is looked up, so that simultaneous requests cannot try more codes than the limit.
 * Returns false when the player has no attempts left.
 */
export async function takeAttempt(db: Queryable, player: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into book.code_attempt as known (player, attempts, ends_at) values ($1, 1, $3)
     on conflict (player) do update set
       attempts = case when known.ends_at <= $2 then 1 else known.attempts + 1 end,
       ends_at = case when known.ends_at <= $2 then excluded.ends_at else known.ends_at end
     where known.ends_at <= $2 or known.attempts < ${MAX_WRONG_CODES}`,
    [player, now, new Date(now.getTime() + WINDOW_MS)],
  )
  return rowCount === 1
}

/** Takes back the counted attempt of a correct code, because only wrong codes count. */
export async function returnAttempt(db: Queryable, player: string): Promise<void> {
  await db.query('update book.code_attempt set attempts = attempts - 1 where player = $1 and attempts > 0', [player])
}

export async function deleteEndedAttempts(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from book.code_attempt where player in
       (select player from book.code_attempt where ends_at <= $1 order by ends_at limit ${MAX_DELETED})`,
    [now],
  )
}
