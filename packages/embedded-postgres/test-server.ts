import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import pg from 'pg'

import { openDatabaseServer } from './embedded-postgres.ts'
import { lockDataFolder } from './instance-lock.ts'
import { memoryFolder } from './memory-folder.ts'
import { stopPostmaster } from './postmaster.ts'
import { clusterOf, siteName } from './site.ts'
import type { DatabaseLog } from './site.ts'

/** Environment variable with the address of the PostgreSQL that the tests share, for their workers. */
export const TEST_SERVER_VARIABLE = 'ANTE_TEST_POSTGRES'

const PREFIX = 'ante-test-'
const ABANDONED_AFTER_MS = 10 * 60_000
const OLDEST_VERSION = 150_000

const complain: DatabaseLog['warn'] = ({ event }, message) => void process.stderr.write(`${event}: ${message}\n`)
const quiet: DatabaseLog = { info: () => {}, warn: complain, error: complain }

/**
 * Provides one PostgreSQL for a whole test run: the server of `TEST_DATABASE_URL`, or an embedded one in a fresh
 * folder. Returns the function that stops it, as vitest requires of a global setup.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  const configuredUrl = process.env['TEST_DATABASE_URL']
  if (configuredUrl) {
    await refuseOld(configuredUrl)
    process.env[TEST_SERVER_VARIABLE] = configuredUrl
    return async () => {}
  }
  const parent = memoryFolder()
  await removeAbandoned(parent)
  const dataDir = await mkdtemp(join(parent, PREFIX))
  await chmod(dataDir, 0o711) // as root, the database's user must be able to traverse it
  const server = await openDatabaseServer({ dataDir, log: quiet, durability: 'none' })
  process.env[TEST_SERVER_VARIABLE] = server.url('postgres')
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Returns the address of the shared PostgreSQL; called in tests. */
export function testServerUrl(): string {
  const url = process.env[TEST_SERVER_VARIABLE]
  if (!url) throw new Error(`${TEST_SERVER_VARIABLE} is not set: startTestServer belongs into vitest's globalSetup.`)
  return url
}

async function refuseOld(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  await client.end()
  if (Number(rows[0]?.server_version_num) < OLDEST_VERSION) throw new Error('TEST_DATABASE_URL: PostgreSQL 15 or later')
}

/** Removes the leftovers of killed test runs, whose locks are no longer held. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (name.startsWith(PREFIX)) await removeIfAbandoned(join(parent, name)).catch(() => {})
  }
}

async function removeIfAbandoned(dataDir: string): Promise<void> {
  const { uid, mtimeMs } = await stat(dataDir)
  if (uid !== process.getuid?.() || Date.now() - mtimeMs < ABANDONED_AFTER_MS) return
  const home = join(dataDir, 'postgres')
  const lock = await lockDataFolder(home)
  await stopPostmaster({ cluster: clusterOf(home), name: siteName(home), log: quiet })
  lock.release()
  await rm(dataDir, { recursive: true, force: true })
}
