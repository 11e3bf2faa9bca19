import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'

import type { Db } from './db.ts'
import { loadModule } from './load-module.ts'
import type { Secrets } from './secrets.ts'
import { applySqlObjects, dropRemovedObjects } from './sql-objects/apply-sql-objects.ts'
import { readSqlObjects } from './sql-objects/read-sql-objects.ts'
import { createRecord } from './sql-objects/recorded-objects.ts'

/** Advisory lock: one instance updates the schema, the others wait for its commit. */
const LOCK = 7_203_610

/**
 * Folders of the schema: `migrations` has tables, columns, indexes and data; `sql` has functions, triggers and views.
 */
export interface SchemaFolders {
  migrations: string
  sql: string
}

export const SCHEMA_FOLDERS: SchemaFolders = {
  migrations: join(import.meta.dirname, '..', 'migrations'),
  sql: join(import.meta.dirname, '..', 'sql'),
}

/** Names of applied and dropped objects. */
export interface Migrated {
  migrations: string[]
  sqlObjects: string[]
}

/** Exports of a TypeScript migration. They run in the transaction of all migrations. */
interface MigrationModule {
  up(db: Db, secrets: Secrets): Promise<void>
}

/**
 * Updates the schema in one transaction: functions used by columns, migrations, then all other SQL objects whose file
 * has changed. Several gateways may do so simultaneously. If it throws, nothing is changed; the cause is the database's
 * error.
 */
export async function migrate(db: Db, secrets: Secrets, folders: SchemaFolders = SCHEMA_FOLDERS): Promise<Migrated> {
  const { forColumns, all } = await readSqlObjects(folders.sql)
  const work = db.transaction().execute(async (tx): Promise<Migrated> => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    await refuseOldDatabase(tx)
    await createRecord(tx)
    const early = await applySqlObjects(tx, forColumns)
    const migrations = await applyMigrations(tx, secrets, folders.migrations)
    const laterObjects = await applySqlObjects(tx, all)
    const dropped = await dropRemovedObjects(tx, all)
    return { migrations, sqlObjects: [...early, ...laterObjects, ...dropped] }
  })
  return work.catch((cause: unknown) => {
    throw new Error('Cannot update the schema', { cause })
  })
}

/** Refuses a database with the table `kysely_migration`: its migrations were merged into the baseline. */
async function refuseOldDatabase(tx: Db): Promise<void> {
  const { rows } = await sql<{ old: boolean }>`select to_regclass('kysely_migration') is not null as old`.execute(tx)
  if (rows[0]?.old)
    throw new Error('the database is of a version that cannot be upgraded: use a new database or DATA_DIR')
}

/**
 * Applies pending migrations in the order of their numbers: SQL files, or TypeScript files if data has to be sealed.
 */
async function applyMigrations(tx: Db, secrets: Secrets, folder: string): Promise<string[]> {
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    tx,
  )
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx)
  const applied = new Set(rows.map(({ name }) => name))
  const files = (await readdir(folder)).filter((name) => /\.(sql|ts)$/.test(name)).sort()
  const unknown = [...applied].filter((name) => !files.map(nameOf).includes(name))
  if (unknown.length > 0)
    throw new Error(`the database is of another version: it has the unknown migrations ${unknown.join(', ')}`)
  const pending = files.filter((file) => !applied.has(nameOf(file)))
  for (const file of pending) {
    await applyMigration(tx, secrets, join(folder, file))
    await sql`insert into migration (name) values (${nameOf(file)})`.execute(tx)
  }
  return pending.map(nameOf)
}

const nameOf = (file: string): string => file.replace(/\.(sql|ts)$/, '')

async function applyMigration(tx: Db, secrets: Secrets, file: string): Promise<void> {
  if (file.endsWith('.sql')) return void (await sql.raw(await readFile(file, 'utf8')).execute(tx))
  const { up } = await loadModule<MigrationModule>(file)
  await up(tx, secrets)
}
