import type { RowClaim } from '@ante/contract/console/review-parts.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { output } from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { depositById } from '../deposits/deposits.ts'
import { notifyInDepositTabs, notifyInWithdrawalTab } from '../queue-notices.ts'
import './tables.ts'

/** Time in milliseconds after which a claim expires if the reviewer does not extend it. */
const CLAIM_MS = 3 * MINUTE_MS

/** A kind of rows that reviewers claim. Its table has one row per claim; a claim that has expired has no effect. */
interface Claimable<Id extends string | bigint> {
  table: 'withdrawal_claim' | 'deposit_claim'
  key: 'withdrawal_id' | 'deposit_id'
  /** Notifies open consoles, after the commit, that a row was claimed or released. */
  notify(tx: Db, id: Id): Promise<void>
}

export const withdrawalClaims: Claimable<string> = {
  table: 'withdrawal_claim',
  key: 'withdrawal_id',
  notify: async (tx, id) =>
    notifyInWithdrawalTab(
      tx,
      await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      'claimed',
    ),
}

export const depositClaims: Claimable<bigint> = {
  table: 'deposit_claim',
  key: 'deposit_id',
  notify: async (tx, id) => notifyInDepositTabs(tx, await depositById(tx, id), 'claimed'),
}

interface Claiming<Id> {
  id: Id
  staffId: bigint
  now: Date
}

/**
 * Claims a row for a reviewer, or extends the claim, and ends the reviewer's claims of other rows of this kind. The
 * caller has locked the row. Returns the time at which the claim expires; null while another reviewer has claimed it.
 */
export async function takeClaim<Id extends string | bigint>(
  tx: Db,
  claims: Claimable<Id>,
  { id, staffId, now }: Claiming<Id>,
): Promise<Date | null> {
  const { table, key } = namesOf(claims)
  const former = await sql<{ id: Id }>`
    delete from ${table} where staff_id = ${staffId} and ${key} <> ${id} returning ${key} as id`.execute(tx)
  const expires = new Date(now.getTime() + CLAIM_MS)
  const { rows } = await sql<{ expires_at: Date }>`
    insert into ${table} as claim (${key}, staff_id, expires_at) values (${id}, ${staffId}, ${expires})
    on conflict (${key}) do update set staff_id = excluded.staff_id, expires_at = excluded.expires_at
      where claim.staff_id = excluded.staff_id or claim.expires_at <= ${now}
    returning expires_at`.execute(tx)
  const [claimed] = rows
  if (!claimed) return null
  for (const { id: released } of former.rows) await claims.notify(tx, released)
  await claims.notify(tx, id)
  return claimed.expires_at
}

/** Ends the claim of a reviewer who has left the row. Returns whether there was one. */
export async function releaseClaim<Id extends string | bigint>(
  tx: Db,
  claims: Claimable<Id>,
  { id, staffId }: Omit<Claiming<Id>, 'now'>,
): Promise<boolean> {
  const { table, key } = namesOf(claims)
  const { rows } = await sql`
    delete from ${table} where ${key} = ${id} and staff_id = ${staffId} returning staff_id`.execute(tx)
  if (rows.length > 0) await claims.notify(tx, id)
  return rows.length > 0
}

/** Ends the claim of a decided row. */
export async function endClaim<Id extends string | bigint>(tx: Db, claims: Claimable<Id>, id: Id): Promise<void> {
  const { table, key } = namesOf(claims)
  await sql`delete from ${table} where ${key} = ${id}`.execute(tx)
}

/** A claim of another reviewer, in refusals. */
export type ForeignClaim = Pick<output<typeof RowClaim>, 'by' | 'until'>

/** Returns the claim of another reviewer on a row; null if there is none now. */
export async function foreignClaim<Id extends string | bigint>(
  db: Db,
  claims: Claimable<Id>,
  { id, staffId, now }: Claiming<Id>,
): Promise<ForeignClaim | null> {
  const { table, key } = namesOf(claims)
  return foreignClaimWhere(db, sql`${table}`, { condition: sql`${key} = ${id}`, staffId, now })
}

/** Returns the claim of another reviewer that meets a condition; null if there is none now. */
export async function foreignClaimWhere(
  db: Db,
  table: RawBuilder<unknown>,
  { condition, staffId, now }: { condition: RawBuilder<unknown>; staffId: bigint; now: Date },
): Promise<ForeignClaim | null> {
  const { rows } = await sql<{ by: string; until: Date }>`
    select reviewer.display_name as by, claim.expires_at as until
    from ${table} claim join staff_account reviewer on reviewer.id = claim.staff_id
    where ${condition} and claim.staff_id <> ${staffId} and claim.expires_at > ${now} limit 1`.execute(db)
  const [claim] = rows
  return claim ? { by: claim.by, until: claim.until.toISOString() } : null
}

const namesOf = ({ table, key }: Pick<Claimable<never>, 'table' | 'key'>) => ({
  table: sql.table(table),
  key: sql.ref(key),
})

/** Columns of the present claim in a query with `claimJoin`; null without a claim. */
export interface ClaimColumns {
  claimed_by: string | null
  claimed_id: bigint | null
  claimed_until: Date | null
}

export const claimColumns = sql`
  reviewer.id as claimed_id, reviewer.display_name as claimed_by, claim.expires_at as claimed_until`

/** Joins the present claim and its reviewer to a query. */
export const claimJoin = (table: RawBuilder<unknown>, condition: RawBuilder<unknown>, now: Date) => sql`
  left join ${table} claim on ${condition} and claim.expires_at > ${now}
  left join staff_account reviewer on reviewer.id = claim.staff_id`

/** Returns the claim as shown to a reviewer; null for an export, which has no reviewer. */
export function shownClaim(
  { claimed_by: by, claimed_id: id, claimed_until: until }: ClaimColumns,
  staffId: bigint | null,
): output<typeof RowClaim> | null {
  return by === null || until === null ? null : { by, isOwn: id === staffId, until: until.toISOString() }
}
