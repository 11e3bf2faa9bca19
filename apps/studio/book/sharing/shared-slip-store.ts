import type { Queryable } from '@ante/plain-server/db.ts'
import * as z from 'zod/mini'

import type { Leg } from '../tickets/ticket.ts'

export interface SharedSlip {
  code: string
  legs: readonly Leg[]
  expiresAt: Date
}

interface NewSlip extends SharedSlip {
  /** In the format of `playerName`. */
  player: string
  createdAt: Date
}

const Legs = z.array(
  z.object({
    fixtureId: z.string(),
    market: z.string(),
    pick: z.enum(['home', 'draw', 'away', 'over', 'under']),
    price: z.int(),
  }),
)
interface Row {
  code: string
  legs: unknown
  expiresAt: Date
}

const SELECT_SLIP = 'select code, legs, expires_at as "expiresAt" from book.shared_slip'
/** Maximum number of expired slips deleted per statement. */
const MAX_DELETED = 1_000

/**
 * Serializes the shares of one player until the end of the transaction: concurrent shares would not count each other's
 * codes.
 */
export async function lockSharing(tx: Queryable, player: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`slips shared by ${player}`])
}

/** Returns false when the code is in use. */
export async function insertSharedSlip(db: Queryable, slip: NewSlip): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into book.shared_slip (code, player, legs, created_at, expires_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [slip.code, slip.player, JSON.stringify(slip.legs), slip.createdAt, slip.expiresAt],
  )
  return rowCount === 1
}

/** Returns null for an unknown code, and for an expired one. */
export async function sharedSlip(db: Queryable, code: string, now: Date): Promise<SharedSlip | null> {
  const { rows } = await db.query<Row>(`${SELECT_SLIP} where code = $1 and expires_at > $2`, [code, now])
  return rows[0] ? slipOf(rows[0]) : null
}

/** Returns the slips that a player has shared since a time, the latest first. */
export async function slipsSharedBy(
  db: Queryable,
  query: { player: string; since: Date; limit: number },
): Promise<SharedSlip[]> {
  const { rows } = await db.query<Row>(
    `${SELECT_SLIP} where player = $1 and created_at > $2 order by created_at desc limit $3`,
    [query.player, query.since, query.limit],
  )
  return rows.map(slipOf)
}

export async function deleteExpiredSlips(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from book.shared_slip where code in
       (select code from book.shared_slip where expires_at <= $1 order by expires_at limit ${MAX_DELETED})`,
    [now],
  )
}

const slipOf = ({ code, legs, expiresAt }: Row): SharedSlip => ({ code, legs: Legs.parse(legs), expiresAt })
