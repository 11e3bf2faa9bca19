import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** The schema of copies; transactions that set it as their search path meet them in place of the tables. */
const PROBE = 'probe'

/**
 * Copies a table without its rows and without what rows must be besides their state: constraints and references. The triggers
 * before each update are those of the table.
 */
export async function probeTable(db: Db, table: string): Promise<void> {
  await sql.raw(`create schema if not exists ${PROBE}`).execute(db)
  await sql
    .raw(`create table ${PROBE}.${table} (like public.${table} including defaults including identity)`)
    .execute(db)
  const { rows: demanded } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`${PROBE}.${table}`}::regclass and attnum > 0 and attnotnull and attidentity = ''`.execute(db)
  for (const { name } of demanded)
    await sql.raw(`alter table ${PROBE}.${table} alter column "${name}" drop not null`).execute(db)
  for (const trigger of await triggersBeforeUpdates(db, table))
    await sql.raw(trigger.replace(` ON public.${table} `, ` ON ${PROBE}.${table} `)).execute(db)
}

/** Row triggers, as the statements that create them. The bits are those of `pg_trigger.tgtype`: row, before, update. */
async function triggersBeforeUpdates(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ trigger: string }>`
    select pg_get_triggerdef(oid) as trigger from pg_trigger
    where tgrelid = ${`public.${table}`}::regclass and not tgisinternal and tgenabled = 'O' and tgtype & 19 = 19`.execute(
    db,
  )
  return rows.map(({ trigger }) => trigger)
}

/** A transaction in which the copies stand in place of their tables. */
export const inProbe = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql.raw(`set local search_path = ${PROBE}, public`).execute(tx)
    return work(tx)
  })
