import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration, MigrationProvider } from 'kysely/migration'

import type { Db } from './db.ts'
import { loadModule } from './load-module.ts'
import type { Secrets } from './secrets.ts'

const FOLDER = join(import.meta.dirname, '..', 'migrations')

/** What a migration in TypeScript exports. It runs in the transaction of all others. */
interface MigrationModule {
  up(db: Kysely<unknown>, secrets: Secrets): Promise<void>
}

/** Numbered and named after their owner: plain SQL (`0007-wallet-transfer.sql`), or TypeScript where data has to be sealed. */
class MigrationFiles implements MigrationProvider {
  readonly #secrets: Secrets

  constructor(secrets: Secrets) {
    this.#secrets = secrets
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(FOLDER)).filter((name) => /\.(sql|ts)$/.test(name)).sort()
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      return [name.replace(/\.(sql|ts)$/, ''), await this.#migrationIn(join(FOLDER, name))]
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  async #migrationIn(file: string): Promise<Migration> {
    if (file.endsWith('.ts')) {
      const { up } = await loadModule<MigrationModule>(file)
      return { up: (db) => up(db, this.#secrets) }
    }
    const text = await readFile(file, 'utf8')
    return { up: (db) => runScript(db, text) }
  }
}

async function runScript(db: Kysely<unknown>, text: string): Promise<void> {
  await sql.raw(text).execute(db)
}

/** Brings the schema up to date; several gateways may do so at once. Throws what the database said. */
export async function migrate(db: Db, secrets: Secrets): Promise<string[]> {
  const migrator = new Migrator({ db, provider: new MigrationFiles(secrets) })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('The schema could not be brought up to date', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}
