import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../db.ts'
import type { Bounds, Found, Step } from './bounded-scan.ts'
import type { Cursor, Span } from './cursor.ts'

/** Returns the SQL condition that a row, with the time `at` and the column `id`, lies in a span. */
export function within(at: RawBuilder<unknown>, { from, after }: Span): RawBuilder<unknown> {
  const moment = sql`timestamptz 'epoch' + ${after.moment}::bigint * interval '1 microsecond'`
  return sql`${at} >= ${from} and (${at}, id) < (${moment}, ${after.id}::bigint)`
}

interface Rows extends Bounds {
  /** Selected columns. */
  columns: RawBuilder<unknown>
  /** Time column. */
  at: RawBuilder<unknown>
  /** Filter on the scanned rows, which are called `scanned`. */
  filter: RawBuilder<unknown>
}

interface OfAll extends Rows {
  /** Table, with the condition of the rows to scan. */
  from: RawBuilder<unknown>
}

/** Returns matching rows among the newest rows of all members. Stops at the last row of a full page. */
export async function newestOfAll<Row extends Cursor>(
  db: Db,
  { columns, at, filter, from, limit, scanBudget }: OfAll,
): Promise<Step<Row>> {
  const newest = (selected: RawBuilder<unknown>) =>
    sql`select ${selected}, ${at} as at from ${from} order by ${at} desc, id desc limit ${scanBudget}`
  const { rows, end } = await read<Row>(db, {
    found: sql`select * from (${newest(columns)}) scanned where ${filter} order by at desc, id desc limit ${limit}`,
    // Evaluated only if too few rows were found; then the scanned rows are counted in the index.
    end: sql`
      select at, id, number from (select *, row_number() over () as number from (${newest(sql`id`)}) one) numbered
      where (select count(*) from found) < ${limit} order by number desc limit 1`,
  })
  const scannedRows = Number(end?.number ?? 0)
  if (rows.length === limit) return { rows, resumeCursor: rows.at(-1) ?? null, scannedRows }
  return { rows, resumeCursor: end && scannedRows === scanBudget ? end : null, scannedRows }
}

interface OfEach extends Rows {
  /**
   * Select with one row per kind of rows (for example per member and day), with the columns that `from` uses, and with
   * `is_needed`: whether the rows of the kind are scanned now.
   */
  kinds: RawBuilder<unknown>
  /** Table, with the condition of the rows of one `kind`. */
  from: RawBuilder<unknown>
  /** Maximum number of rows per kind. */
  ofKind: number
}

/** Minimum number of rows read per kind, because a page may consist of a single kind. */
const OF_KIND_AT_LEAST = 21

/** Returns matching rows among the newest rows of each kind. The scan budget is divided among the kinds. */
export async function newestOfEach<Row extends Cursor>(
  db: Db,
  { columns, at, filter, kinds, from, ofKind, limit, scanBudget }: OfEach,
): Promise<Found<Row>> {
  const { rows, end } = await read<Row>(db, {
    found: sql`select * from scanned where ${filter} order by at desc, id desc limit ${limit}`,
    before: sql`
      kind as materialized (select row_number() over () as kind_number, one.* from (${kinds}) one),
      depth as materialized (
        select least(${ofKind}, greatest(${OF_KIND_AT_LEAST}, ${scanBudget} / greatest(count(*), 1))) as rows
        from kind where is_needed),
      scanned as materialized (
        select kind.kind_number, newest.* from (select * from kind where is_needed) kind
        cross join lateral (
          select ${columns}, ${at} as at from ${from}
          order by ${at} desc, id desc limit (select depth.rows from depth)) newest),`,
    // The scan ends at the oldest row of a kind that may have more rows; else, if some kinds are not scanned now, at
    // the oldest scanned row.
    end: sql`
      select at, id, 0 as number from (
        (select at, id, 0 as place from (
            select distinct on (kind_number) at, id, count(*) over (partition by kind_number) as of_kind
            from scanned order by kind_number, at, id) last
          where of_kind = (select depth.rows from depth) order by at desc, id desc limit 1)
        union all
        (select at, id, 1 from scanned
          where exists (select from kind where not is_needed) order by at, id limit 1)) ends
      order by place limit 1`,
  })
  return { rows, resumeCursor: rows.length === limit ? (rows.at(-1) ?? null) : end }
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
