import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../db.ts'
import type { Bounds, Found, Step } from './bounded-scan.ts'
import type { Cursor, Span } from './cursor.ts'

/** That a row with such a time, whose number is `id`, stands in a span. */
export function within(at: RawBuilder<unknown>, { from, behind }: Span): RawBuilder<unknown> {
  const moment = sql`timestamptz 'epoch' + ${behind.moment}::bigint * interval '1 microsecond'`
  return sql`${at} >= ${from} and (${at}, id) < (${moment}, ${behind.id}::bigint)`
}

interface Rows extends Bounds {
  /** What is told of a row. */
  columns: RawBuilder<unknown>
  /** Its time. */
  at: RawBuilder<unknown>
  /** Which of the rows that are looked at, called `looked`, are asked for. */
  wanted: RawBuilder<unknown>
}

interface OfAll extends Rows {
  /** A table, and which of its rows are looked at. */
  from: RawBuilder<unknown>
}

/** Those asked for among the newest rows of everybody. Nothing behind the last one is looked at. */
export async function newestOfAll<Row extends Cursor>(
  db: Db,
  { columns, at, wanted, from, limit, scanBudget }: OfAll,
): Promise<Step<Row>> {
  const newest = (what: RawBuilder<unknown>) =>
    sql`select ${what}, ${at} as at from ${from} order by ${at} desc, id desc limit ${scanBudget}`
  const { rows, end } = await read<Row>(db, {
    found: sql`select * from (${newest(columns)}) looked where ${wanted} order by at desc, id desc limit ${limit}`,
    // Only where not enough was found; then what was looked at is counted in its index.
    end: sql`
      select at, id, number from (select *, row_number() over () as number from (${newest(sql`id`)}) one) numbered
      where (select count(*) from found) < ${limit} order by number desc limit 1`,
  })
  const looked = Number(end?.number ?? 0)
  if (rows.length === limit) return { rows, edge: rows.at(-1) ?? null, looked }
  return { rows, edge: end && looked === scanBudget ? end : null, looked }
}

interface OfEach extends Rows {
  /** Select: whose rows, and of what kind, as `from` needs it; and whether they are looked at now: `is_needed`. */
  kinds: RawBuilder<unknown>
  /** A table, and which of its rows are of one `kind`. */
  from: RawBuilder<unknown>
  /** So many of one kind are enough. */
  ofKind: number
}

/** No kind is looked at less deeply: a page may be of one alone. */
const OF_KIND_AT_LEAST = 21

/** Those asked for among the newest rows of each kind: of few kinds many, of many few. */
export async function newestOfEach<Row extends Cursor>(
  db: Db,
  { columns, at, wanted, kinds, from, ofKind, limit, scanBudget }: OfEach,
): Promise<Found<Row>> {
  const { rows, end } = await read<Row>(db, {
    found: sql`select * from looked where ${wanted} order by at desc, id desc limit ${limit}`,
    before: sql`
      kind as materialized (select row_number() over () as kind_number, one.* from (${kinds}) one),
      depth as materialized (
        select least(${ofKind}, greatest(${OF_KIND_AT_LEAST}, ${scanBudget} / greatest(count(*), 1))) as rows
        from kind where is_needed),
      looked as materialized (
        select kind.kind_number, newest.* from (select * from kind where is_needed) kind
        cross join lateral (
          select ${columns}, ${at} as at from ${from}
          order by ${at} desc, id desc limit (select depth.rows from depth)) newest),`,
    // Of a kind of which there is more nothing older is known; and nothing that is older than all kinds looked at now.
    end: sql`
      select at, id, 0 as number from (
        (select at, id, 0 as place from (
            select distinct on (kind_number) at, id, count(*) over (partition by kind_number) as of_kind
            from looked order by kind_number, at, id) last
          where of_kind = (select depth.rows from depth) order by at desc, id desc limit 1)
        union all
        (select at, id, 1 from looked
          where exists (select from kind where not is_needed) order by at, id limit 1)) ends
      order by place limit 1`,
  })
  return { rows, edge: rows.length === limit ? (rows.at(-1) ?? null) : end }
}

interface Parts {
  before?: RawBuilder<unknown>
  found: RawBuilder<unknown>
  end: RawBuilder<unknown>
}

interface End extends Cursor {
  number: bigint
}

async function read<Row extends Cursor>(
  db: Db,
  { before = sql``, found, end }: Parts,
): Promise<{ rows: Row[]; end: End | null }> {
  const { rows: lines } = await sql<
    { endMoment: bigint | null; endId: bigint | null; endNumber: bigint | null } & {
      [Column in keyof Row]: Row[Column] | null
    }
  >`
    with ${before} found as materialized (${found}), ending as (${end})
    select (extract(epoch from ending.at) * 1000000)::bigint as "endMoment", ending.id as "endId",
      ending.number::bigint as "endNumber", (extract(epoch from found.at) * 1000000)::bigint as moment, found.*
    from (select) once left join ending on true left join found on true
    order by found.at desc, found.id desc`.execute(db)
  const [first] = lines
  const rows = lines.filter((line): line is typeof line & Row => line.id !== null)
  if (first?.endMoment == null || first.endId == null) return { rows, end: null }
  return { rows, end: { moment: first.endMoment, id: first.endId, number: first.endNumber ?? 0n } }
}
