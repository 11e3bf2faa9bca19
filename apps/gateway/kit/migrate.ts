import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration, MigrationProvider } from 'kysely/migration'

import type { Db } from './db.ts'

const FOLDER = join(import.meta.dirname, '..', 'migrations')

/** Plain SQL files, numbered and named after their owner: `0007-wallet-transfer.sql`. */
class SqlFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, name), 'utf8')
      return [name.replace(/\.sql$/, ''), { up: (db) => runScript(db, text) }]
    })
    return Object.fromEntries(await Promise.all(entries))
  }
}

async function runScript(db: Kysely<unknown>, text: string): Promise<void> {
  await sql.raw(text).execute(db)
}

/** Brings the schema up to date; several gateways may do so at once. Throws what the database said. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: new SqlFiles() })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('The schema could not be brought up to date', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}
