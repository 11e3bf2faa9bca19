import { randomBytes } from 'node:crypto'

import type { Db } from '../../kit/db.ts'

const SECRET_BYTES = 32
const KEPT_DAYS = 7

export interface StoredMatch {
  fixtureId: string
  secret: string
}

/** These matches have kicked off: each has its secret from now on, whoever asks. */
export async function kickOff(db: Db, fixtureIds: readonly string[]): Promise<StoredMatch[]> {
  if (fixtureIds.length === 0) return []
  const secrets = fixtureIds.map(() => randomBytes(SECRET_BYTES).toString('hex'))
  await db.query(
    `insert into book.match (fixture_id, secret) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [fixtureIds, secrets],
  )
  const { rows } = await db.query<StoredMatch>(
    'select fixture_id as "fixtureId", secret from book.match where fixture_id = any ($1)',
    [fixtureIds],
  )
  return rows
}

/** The latest that have kicked off, the last one first. */
export async function latestMatches(db: Db, atMost: number): Promise<StoredMatch[]> {
  const { rows } = await db.query<StoredMatch>(
    'select fixture_id as "fixtureId", secret from book.match order by kicked_off_at desc limit $1',
    [atMost],
  )
  return rows
}

/** Matches and slips are forgotten after a week, but for matches that somebody has bet on. */
export async function forgetOldMatches(db: Db): Promise<void> {
  await db.query(
    `delete from book.match m where kicked_off_at < now() - $1 * interval '1 day'
       and not exists (select from book.leg where fixture_id = m.fixture_id)`,
    [KEPT_DAYS],
  )
  await db.query(`delete from book.slip where kept_at < now() - $1 * interval '1 day'`, [KEPT_DAYS])
}
