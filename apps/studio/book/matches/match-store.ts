import { randomBytes } from 'node:crypto'

import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { isReviewed } from '../season/entered.ts'
import type { Result } from '../season/entered.ts'

const SECRET_BYTES = 32
const RETENTION_DAYS = 7

export interface StoredMatch {
  fixtureId: string
  secret: string
  /** Corrected final result from the results console. */
  corrected: Result | null
}

const SELECT_MATCH = 'select fixture_id as "fixtureId", secret, corrected from book.match'

/** Kicks off these matches: each gets its secret now, exactly one even with concurrent callers. */
export async function kickOff(db: Db, fixtureIds: readonly string[]): Promise<StoredMatch[]> {
  if (fixtureIds.length === 0) return []
  const secrets = fixtureIds.map(() => randomBytes(SECRET_BYTES).toString('hex'))
  await db.query(
    `insert into book.match (fixture_id, secret, review)
     select * from unnest($1::text[], $2::text[], $3::boolean[]) on conflict do nothing`,
    [fixtureIds, secrets, fixtureIds.map((id, index) => isEnteredWrongly(id, secrets[index] ?? ''))],
  )
  return storedMatches(db, fixtureIds)
}

function isEnteredWrongly(fixtureId: string, secret: string): boolean {
  const fixture = fixtureById(fixtureId)
  return fixture !== null && isReviewed(fixture.league.sport, secret)
}

/** Returns the matches among `fixtureIds` that have kicked off. */
export async function storedMatches(db: Db, fixtureIds: readonly string[]): Promise<StoredMatch[]> {
  if (fixtureIds.length === 0) return []
  const { rows } = await db.query<StoredMatch>(`${SELECT_MATCH} where fixture_id = any ($1)`, [fixtureIds])
  return rows
}

/** Returns matches whose result was, or will be, entered wrongly, and has not been reviewed. */
export async function waitingForReview(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ fixtureId: string }>(
    'select fixture_id as "fixtureId" from book.match where review and version = 0 order by kicked_off_at',
  )
  return rows.map(({ fixtureId }) => fixtureId)
}

/** Stores that the review is done: from then on the played result counts. */
export async function storeReview(db: Db, fixtureId: string): Promise<void> {
  await db.query('update book.match set version = 1 where fixture_id = $1 and version = 0', [fixtureId])
}

/** Stores a result entered in the console. */
export async function storeResult(db: Db, fixtureId: string, result: Result): Promise<void> {
  await db.query('update book.match set version = version + 1, corrected = $2 where fixture_id = $1', [
    fixtureId,
    JSON.stringify(result),
  ])
}

/** Returns corrected matches that are not yet resettled. */
export async function matchesToSettle(db: Db): Promise<{ fixtureId: string; version: number }[]> {
  const { rows } = await db.query<{ fixtureId: string; version: number }>(
    'select fixture_id as "fixtureId", version from book.match where settled_version < version',
  )
  return rows
}

/** Stores that all picks of the match are settled by this version of its result. */
export async function storeSettled(db: Db, settled: { fixtureId: string; version: number }): Promise<void> {
  await db.query('update book.match set settled_version = greatest(settled_version, $2) where fixture_id = $1', [
    settled.fixtureId,
    settled.version,
  ])
}

/** Correction of an entered result. */
export interface Correction {
  /** The vendor's automatic review, or the last entry in the console. */
  by: 'review' | 'console'
  result: Result | null
  /** Whether all tickets are resettled by this correction. */
  isSettled: boolean
}

export interface LatestMatch extends StoredMatch {
  /** Null when the entered result was not corrected. */
  correction: Correction | null
}

/** Returns the matches that kicked off last, latest first. */
export async function latestMatches(db: Db, max: number): Promise<LatestMatch[]> {
  const { rows } = await db.query<StoredMatch & { version: number; isSettled: boolean }>(
    `select fixture_id as "fixtureId", secret, corrected, version, settled_version >= version as "isSettled"
     from book.match order by kicked_off_at desc limit $1`,
    [max],
  )
  return rows.map(({ version, isSettled, ...stored }) => {
    const source = stored.corrected ? 'console' : 'review'
    return { ...stored, correction: version === 0 ? null : { by: source, result: stored.corrected, isSettled } }
  })
}

/** Deletes matches and slips after a week, except matches with bets. */
export async function deleteOldMatches(db: Db): Promise<void> {
  await db.query(
    `delete from book.match m where kicked_off_at < now() - $1 * interval '1 day'
       and not exists (select from book.leg where fixture_id = m.fixture_id)`,
    [RETENTION_DAYS],
  )
  await db.query(`delete from book.slip where kept_at < now() - $1 * interval '1 day'`, [RETENTION_DAYS])
}
