import { sql } from 'kysely'

import type { Db } from '../db.ts'
import type { SqlObject } from './parse-sql-object.ts'

/** An object created from a file. */
export interface RecordedObject {
  name: string
  kind: SqlObject['kind']
  /** Argument of `drop`: `lock_accounts(bigint[])`, `member_day`, `transfers_are_final on transfer`. */
  signature: string
  hash: string
  /** False if it was dropped since, for example by a migration. */
  exists: boolean
}

export async function createRecord(tx: Db): Promise<void> {
  await sql`create table if not exists sql_object (
    name text primary key, kind text not null, signature text not null, hash text not null)`.execute(tx)
}

/** Returns the objects created from files, by name. */
export async function recordedObjects(tx: Db): Promise<Map<string, RecordedObject>> {
  const { rows } = await sql<RecordedObject>`
    select name, kind, signature, hash, case kind
      when 'function' then signature in (
        select oid::regprocedure::text from pg_proc where pronamespace = current_schema()::regnamespace)
      when 'view' then to_regclass(signature) is not null
      else signature in (select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal) end as exists
    from sql_object order by name`.execute(tx)
  return new Map(rows.map((row) => [row.name, row]))
}

export async function recordObject(tx: Db, object: Omit<RecordedObject, 'exists'>): Promise<void> {
  const { name, kind, signature, hash } = object
  await sql`insert into sql_object values (${name}, ${kind}, ${signature}, ${hash})
    on conflict (name) do update set kind = excluded.kind, signature = excluded.signature, hash = excluded.hash`.execute(
    tx,
  )
}

export async function deleteObject(tx: Db, name: string): Promise<void> {
  await sql`delete from sql_object where name = ${name}`.execute(tx)
}

/** Drops an object without `cascade`: fails if other objects depend on it. */
export async function dropObject(tx: Db, { kind, signature }: RecordedObject): Promise<void> {
  await sql.raw(`drop ${kind} if exists ${signature}`).execute(tx)
}

/** Returns the names of recorded triggers, views and functions that depend on this object according to the database. */
export async function dependantsOf(tx: Db, { kind, signature }: RecordedObject): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with dependant as (
      select name, case kind
        when 'function' then (select oid from pg_proc
          where pronamespace = current_schema()::regnamespace and oid::regprocedure::text = signature)
        when 'view' then (select oid from pg_rewrite where ev_class = to_regclass(signature))
        else (select oid from pg_trigger where tgname || ' on ' || tgrelid::regclass = signature) end as oid
      from sql_object where signature <> ${signature}
    )
    select distinct name from dependant join pg_depend on objid = dependant.oid
    where refobjid = case ${kind}::text
      when 'function' then to_regprocedure(${signature})::oid
      when 'view' then to_regclass(${signature})::oid end`.execute(tx)
  return rows.map(({ name }) => name)
}

/**
 * Returns the signatures of all functions with this name: more than one while a function's arguments are being changed.
 */
export async function signaturesOf(tx: Db, functionName: string): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where proname = ${functionName} and pronamespace = current_schema()::regnamespace`.execute(tx)
  return rows.map(({ signature }) => signature)
}
