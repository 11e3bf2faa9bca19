import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** The schema of table copies; transactions with it in their search path use them instead of the tables. */
const PROBE = 'probe'

/**
 * Copies a table without rows, constraints and references, but with its `before update` row triggers, so that only
 * states matter.
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

/** Returns row triggers as their create statements. The bits of `pg_trigger.tgtype` are: row, before, update. */
async function triggersBeforeUpdates(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ trigger: string }>`
    select pg_get_triggerdef(oid) as trigger from pg_trigger
    where tgrelid = ${`public.${table}`}::regclass and not tgisinternal and tgenabled = 'O' and tgtype & 19 = 19`.execute(
    db,
  )
  return rows.map(({ trigger }) => trigger)
}

/** Runs a transaction in which the copies replace their tables. */
export const inProbe = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql.raw(`set local search_path = ${PROBE}, public`).execute(tx)
    return work(tx)
  })
