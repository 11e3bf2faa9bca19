import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../db.ts'
import { LOOKS_AT_MOST } from './look-back.ts'
import type { Step } from './look-back.ts'
import type { Place, Span } from './place.ts'

/** That a row with such a time, whose number is `id`, stands in a span. */
export function within(at: RawBuilder<unknown>, { from, behind }: Span): RawBuilder<unknown> {
  const moment = sql`timestamptz 'epoch' + ${behind.moment}::bigint * interval '1 microsecond'`
  return sql`${at} >= ${from} and (${at}, id) < (${moment}, ${behind.id}::bigint)`
}

interface Wanted {
  /** Which of the rows that were looked at, called `looked`, are asked for. */
  wanted: RawBuilder<unknown>
  limit: number
}

interface OfAll extends Wanted {
  /** Select: rows with `at` and `id` in no order. */
  rows: RawBuilder<unknown>
  looks: number
}

/** Those asked for among the newest rows of everybody. */
export function newestOfAll<Row extends Place>(db: Db, { rows, looks, ...asked }: OfAll): Promise<Step<Row>> {
  return stepOf(db, {
    ...asked,
    looked: sql`looked as materialized (${rows} order by at desc, id desc limit ${looks})`,
    edge: sql`select at, id from looked where (select count(*) from looked) = ${looks} order by at, id limit 1`,
    count: sql`select count(*) from looked`,
  })
}

interface OfEach extends Wanted {
  /** Select: whose rows, and of what kind, as `rows` needs it. */
  kinds: RawBuilder<unknown>
  /** Select: the rows of one `kind`, with `at` and `id`, in no order. */
  rows: RawBuilder<unknown>
}

/** No kind is looked at less deeply: a page may be of one alone. */
const OF_EACH_AT_LEAST = 21

/** Those asked for among the newest rows of each kind: of few kinds many, of many few. */
export function newestOfEach<Row extends Place>(db: Db, { kinds, rows, ...asked }: OfEach): Promise<Step<Row>> {
  return stepOf(db, {
    ...asked,
    looked: sql`
      kind as materialized (select row_number() over () as kind_number, one.* from (${kinds}) one),
      depth as materialized (
        select greatest(${OF_EACH_AT_LEAST}, ${LOOKS_AT_MOST} / greatest(count(*), 1)) as rows, count(*) as kinds from kind),
      looked as materialized (
        select kind.kind_number, newest.* from kind
        cross join lateral (${rows} order by at desc, id desc limit (select depth.rows from depth)) newest)`,
    edge: sql`
      select at, id from (
        select distinct on (kind_number) at, id, count(*) over (partition by kind_number) as of_kind
        from looked order by kind_number, at, id) last
      where of_kind = (select depth.rows from depth) order by at desc, id desc limit 1`,
    count: sql`select (select kinds from depth) + count(*) from looked`,
  })
}

interface Parts extends Wanted {
  looked: RawBuilder<unknown>
  edge: RawBuilder<unknown>
  count: RawBuilder<unknown>
}

interface Seen {
  lookedCount: bigint
  edgeMoment: bigint | null
  edgeId: bigint | null
}

async function stepOf<Row extends Place>(db: Db, { looked, edge, count, wanted, limit }: Parts): Promise<Step<Row>> {
  const { rows: lines } = await sql<Seen & { [Column in keyof Row]: Row[Column] | null }>`
    with ${looked}, edge as (${edge}), found as (
      select *, (extract(epoch from at) * 1000000)::bigint as moment from looked
      where ${wanted} order by at desc, id desc limit ${limit})
    select (${count})::bigint as "lookedCount", (extract(epoch from edge.at) * 1000000)::bigint as "edgeMoment",
      edge.id as "edgeId", found.*
    from (select) once left join edge on true left join found on true
    order by found.at desc, found.id desc`.execute(db)
  const [first] = lines
  const rows = lines.filter((line): line is typeof line & Row => line.id !== null)
  const last = rows.length === limit ? rows.at(-1) : undefined
  const seen = first?.edgeMoment != null && first.edgeId != null && { moment: first.edgeMoment, id: first.edgeId }
  return { rows, edge: last ?? (seen || null), looked: Number(first?.lookedCount ?? 0) }
}
