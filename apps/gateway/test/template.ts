import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { addressOf, createDatabase } from '@ante/embedded-postgres/databases.ts'
import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import pg from 'pg'
import { pino } from 'pino'

import { seedDemo } from '../demo/seed-demo.ts'
import { LocalBus } from '../kit/bus.ts'
import { ShiftedClock } from '../kit/clock.ts'
import { openDatabase } from '../kit/db.ts'
import { migrate, SCHEMA_FOLDERS } from '../kit/migrate.ts'
import { testConfig, testSecrets } from './test-config.ts'

/** Key of the lock under which one worker creates the template while others wait. */
const TEMPLATE_LOCK = 0x616e7465

let made: Promise<string> | undefined

/** Returns the name of a migrated and seeded database to copy; created once for all workers of a run. */
export function seededTemplate(): Promise<string> {
  return (made ??= make())
}

async function make(): Promise<string> {
  const name = `ante_template_${await fingerprint()}`
  const client = new pg.Client({ connectionString: testServerUrl() })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    // A template with this name is complete, because it is renamed only after seeding.
    const unfinished = `${name}_new`
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return name
    await client.query(`drop database if exists ${unfinished}`)
    await createDatabase(testServerUrl(), unfinished)
    await fill(addressOf(testServerUrl(), unfinished))
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const database = openDatabase({ connectionString: databaseUrl, max: 4 }, () => undefined)
  await migrate(database.db, testSecrets)
  const log = pino({ level: 'silent' })
  const ports = { ...database, clock: new ShiftedClock(), bus: new LocalBus(), secrets: testSecrets }
  await seedDemo({ ...ports, log, config: testConfig() }, { hasPast: false })
  await database.close()
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of Object.values(SCHEMA_FOLDERS)) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}
