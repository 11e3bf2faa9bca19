import type { ExclusionKind } from '@ante/contract/responsible-gaming/refusals.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { ExclusionTable } from '../tables.ts'

export type ExclusionRow = Selectable<ExclusionTable>

export interface CurrentExclusion {
  row: ExclusionRow
  kind: ExclusionKind
  /** End of the exclusion; null if it is permanent, or ends only after a reinstatement request. */
  until: Date | null
}

/** Returns all time-outs and exclusions of a member in force, longest first. */
export async function exclusionsOf(db: Db, memberId: bigint, now: Date): Promise<ExclusionRow[]> {
  const rows = await db
    .selectFrom('player_exclusion')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('lifted_at', 'is', null), where('lifted_at', '>', now)]))
    .execute()
  return rows.toSorted((a, b) => lastsUntil(b) - lastsUntil(a))
}

/**
 * Returns the end in milliseconds; `Infinity` for an exclusion that is permanent or requires a reinstatement request.
 */
export function lastsUntil({
  ends_at: endsAt,
  lifted_at: liftedAt,
}: Pick<ExclusionRow, 'ends_at' | 'lifted_at'>): number {
  if (liftedAt) return liftedAt.getTime()
  return endsAt ? endsAt.getTime() : Infinity
}

/** Returns the member's current time-out or exclusion; null if the member may play. */
export async function exclusionOf(db: Db, memberId: bigint, now: Date): Promise<CurrentExclusion | null> {
  const [row] = await exclusionsOf(db, memberId, now)
  return row ? currentExclusion(row, now) : null
}

/** Returns the current time-outs or exclusions of several members; members who may play are missing. */
export async function currentExclusionsOf(
  db: Db,
  memberIds: readonly bigint[],
  now: Date,
): Promise<Map<bigint, CurrentExclusion>> {
  const rows = await db
    .selectFrom('player_exclusion')
    .selectAll()
    .where('member_id', '=', sql<bigint>`any(${memberIds}::int8[])`)
    .where((where) => where.or([where('lifted_at', 'is', null), where('lifted_at', '>', now)]))
    .execute()
  const longestLast = rows.toSorted((a, b) => lastsUntil(a) - lastsUntil(b))
  return new Map(longestLast.map((row) => [row.member_id, currentExclusion(row, now)]))
}

function currentExclusion(row: ExclusionRow, now: Date): CurrentExclusion {
  const until = row.lifted_at ?? row.ends_at
  return { row, kind: row.kind, until: until && until > now ? until : null }
}

/** Refuses an excluded member. The endpoint declares `exclusionRefusals`. */
export async function requireNotExcluded(db: Db, memberId: bigint, now: Date): Promise<void> {
  const exclusion = await exclusionOf(db, memberId, now)
  if (exclusion) throw refuseExcluded(exclusion)
}

export const refuseExcluded = ({ kind, until }: CurrentExclusion): Refused =>
  new Refused('responsible.gaming.excluded', { kind, until: until?.toISOString() ?? null })

export async function isExcluded(db: Db, memberId: bigint, now: Date): Promise<boolean> {
  return (await exclusionOf(db, memberId, now)) !== null
}
