import type { Db } from '../../../kit/db.ts'
import { pageOf } from '../../../kit/page-of.ts'
import type { ScreenPorts } from '../../screen-ports.ts'
import type { Player } from '../player-of-call.ts'

/** A requested page of a list. */
export interface PageQuery {
  after?: string | undefined
  size: number
}

export type ListPorts = Pick<ScreenPorts, 'db' | 'clock' | 'merchants'>

export interface ListQuery extends PageQuery {
  player: Player
}

/** Returns the id before which a page begins; lists are in descending order of ids. */
export const cursorId = (after: string | undefined): bigint =>
  after !== undefined && /^\d{1,18}$/.test(after) ? BigInt(after) : 9_223_372_036_854_775_807n

/** Returns a page of rows with their ids as cursors. The caller has read one row more than the page size. */
export function pageById<Row extends { id: string }>(rows: readonly Row[], size: number) {
  const { page, next } = pageOf(rows, size, ({ id }) => id)
  return { rows: page, next }
}

export const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** Returns the accounts of members by id. */
export async function accountsOf(db: Db, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}
