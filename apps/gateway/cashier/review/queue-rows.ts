import type { QueueSort, TabTotal } from '@ante/contract/console/review-parts.ts'
import { isDescending, sortColumn } from '@ante/contract/kit/sorting.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { output } from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'

/** Maximum number of rows of a tab that one call reads; totals count at most this number. */
const WINDOW = 10_000

export interface QueueTab {
  states: readonly string[]
  /** Condition that replaces `states`, for a tab with a partial index. */
  only?: RawBuilder<unknown>
  /** Further condition, which filters the rows after they were read. */
  condition?: RawBuilder<unknown>
  /** Whether the tab lists ended rows, newest first by default. */
  isEnded?: true
}

/** A table of money movements that staff work through, with its tabs. */
export interface QueueTable<Name extends string> {
  table: 'withdrawal' | 'deposit'
  /** Column with a unique number that increases with time; the cursor of all orders. */
  key: 'number' | 'id'
  /** Column to sort by amount; it never changes. */
  amount: 'amount' | 'requested'
  /** Amount of a row in the sum of a tab. */
  summed: RawBuilder<unknown>
  tabs: Readonly<Record<Name, QueueTab>>
}

interface QueueQuery {
  merchantCode: string
  /** Conditions of the filter on the rows of the table, named `seen`. */
  filter: readonly RawBuilder<unknown>[]
}

interface PageQuery<Name extends string> extends QueueQuery {
  tab: Name
  sort: QueueSort | undefined
  after: string | undefined
  size: number
}

/** Returns the ids of a page of a tab in their order, and the cursor of the next page or null. */
export async function idsOfPage<Id extends string | bigint, Name extends string>(
  db: Db,
  queue: QueueTable<Name>,
  { tab: name, size, filter, ...windowQuery }: PageQuery<Name>,
): Promise<{ ids: Id[]; next: string | null }> {
  const tab = queue.tabs[name]
  const window = windowOf(queue, tab, windowQuery)
  const order = orderOf(queue, tab, windowQuery.sort)
  const key = sql.ref(queue.key)
  const { rows } = await sql<{ id: Id; key: bigint }>`
    select id, ${key} as key from ${window} ${filtered(tab, filter)} order by ${order} limit ${size + 1}`.execute(db)
  const page = rows.slice(0, size)
  const ids = page.map(({ id }) => id)
  if (rows.length > size) return { ids, next: String(page.at(-1)?.key) }
  // A full window means that the tab may have more rows: the next page continues after its last row.
  const last = await sql<{ key: bigint }>`
    select ${key} as key from ${window} order by ${order} offset ${WINDOW - 1} limit 1`.execute(db)
  return { ids, next: last.rows[0] ? String(last.rows[0].key) : null }
}

/** Returns the number and the sum of the rows of a tab under a filter. */
export async function totalOf<Name extends string>(
  db: Db,
  queue: QueueTable<Name>,
  { tab: name, merchantCode, filter }: QueueQuery & { tab: Name },
): Promise<output<typeof TabTotal>> {
  const tab = queue.tabs[name]
  const { rows } = await sql<{ count: bigint; sum: bigint; seen: bigint }>`
    with seen as materialized (select * from ${windowOf(queue, tab, { merchantCode, sort: undefined, after: undefined })})
    select count(*) as count, coalesce(sum(${queue.summed}), 0)::int8 as sum, (select count(*) from seen) as seen
    from seen ${filtered(tab, filter)}`.execute(db)
  const { count = 0n, sum = 0n, seen = 0n } = rows[0] ?? {}
  return { count: Number(count), sum: textOf(sum), isCapped: Number(seen) >= WINDOW }
}

function filtered({ condition }: QueueTab, filter: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const conditions = [...(condition ? [condition] : []), ...filter]
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
}

/** Returns a query for at most `WINDOW` rows of a tab in their order; each state is read in the order of an index. */
function windowOf(
  queue: QueueTable<string>,
  tab: QueueTab,
  { merchantCode, sort, after }: Pick<PageQuery<string>, 'merchantCode' | 'sort' | 'after'>,
): RawBuilder<unknown> {
  const order = orderOf(queue, tab, sort)
  const place = after === undefined ? sql`` : sql`and ${placeAfter(queue, tab, { sort, after })}`
  const stateConditions = tab.only ? [tab.only] : tab.states.map((state) => sql`state = ${state}`)
  const parts = stateConditions.map(
    (which) => sql`(
      select * from ${sql.table(queue.table)} where merchant_code = ${merchantCode} and ${which} ${place}
      order by ${order} limit ${WINDOW})`,
  )
  return sql`(
    select * from (${sql.join(parts, sql` union all `)}) of_states order by ${order} limit ${WINDOW}) seen`
}

const isReversed = ({ isEnded }: QueueTab, sort: QueueSort | undefined): boolean =>
  sort === undefined ? isEnded === true : isDescending(sort)

const isByAmount = (sort: QueueSort | undefined): boolean => sort !== undefined && sortColumn(sort) === 'amount'

function orderOf(queue: QueueTable<string>, tab: QueueTab, sort: QueueSort | undefined): RawBuilder<unknown> {
  const direction = isReversed(tab, sort) ? sql`desc` : sql`asc`
  const byKey = sql`${sql.ref(queue.key)} ${direction}`
  return isByAmount(sort) ? sql`${sql.ref(queue.amount)} ${direction}, ${byKey}` : byKey
}

function placeAfter(
  { table, key, amount }: QueueTable<string>,
  tab: QueueTab,
  { sort, after }: { sort: QueueSort | undefined; after: string },
): RawBuilder<unknown> {
  const beyond = isReversed(tab, sort) ? sql`<` : sql`>`
  if (!isByAmount(sort)) return sql`${sql.ref(key)} ${beyond} ${after}::int8`
  const amountAfter = sql`(select ${sql.ref(amount)} from ${sql.table(table)} where ${sql.ref(key)} = ${after}::int8)`
  return sql`(${sql.ref(amount)}, ${sql.ref(key)}) ${beyond} (${amountAfter}, ${after}::int8)`
}
