import type { Selectable } from 'kysely'
import { sql } from 'kysely'

import type { Db, Tables } from '../../../kit/db.ts'
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

/** Tables with an index on the member and the id in descending order, or on the member and an equivalent time. */
type NewestFirst = 'deposit' | 'member_note' | 'responsible_gaming_event' | 'sign_in'

/** Returns the rows of a member for one page, newest first, and one more, which shows whether there is a next page. */
export async function newestRows<Table extends NewestFirst>(
  db: Db,
  table: Table,
  { player, after, size }: ListQuery,
): Promise<Selectable<Tables[Table]>[]> {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where member_id = ${player.id} and id < ${cursorId(after)}
    order by id desc limit ${size + 1}`.execute(db)
  return rows
}

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
