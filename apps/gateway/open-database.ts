import { mkdir } from 'node:fs/promises'

import { addressOf, createDatabase } from '@ante/embedded-postgres/databases.ts'
import { openDatabaseServer } from '@ante/embedded-postgres/embedded-postgres.ts'
import type { DatabaseLog } from '@ante/embedded-postgres/site.ts'

import type { Config } from './kit/config.ts'
import { openDatabase } from './kit/db.ts'
import type { Database } from './kit/db.ts'

export interface OpenedDatabase extends Database {
  /** URL of the gateway's database. */
  url: string
  /** URL of a separate database on the same server for the demo's sandbox. */
  sandboxUrl: string
}

const GATEWAY_DATABASE = 'ante'
const SANDBOX_DATABASE = 'sandbox'

/** Opens the configured database, or the embedded one in the data directory. */
export async function openConfiguredDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir' | 'demoData'>,
  log: DatabaseLog,
): Promise<OpenedDatabase> {
  const lost = (error: Error) =>
    log.warn({ event: 'database.connection_lost', err: error }, 'database connection is lost')
  const connect = (url: string) => openDatabase({ connectionString: url, max: config.databasePool }, lost)
  if (config.databaseUrl) {
    const url = config.databaseUrl
    if (config.demoData) await createDatabase(url, SANDBOX_DATABASE)
    return { ...connect(url), url, sandboxUrl: addressOf(url, SANDBOX_DATABASE) }
  }

  await mkdir(config.dataDir, { recursive: true })
  const server = await openDatabaseServer({ dataDir: config.dataDir, log })
  for (const name of [GATEWAY_DATABASE, SANDBOX_DATABASE]) await createDatabase(server.url('postgres'), name)
  const database = connect(server.url(GATEWAY_DATABASE))
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { ...database, close, url: server.url(GATEWAY_DATABASE), sandboxUrl: server.url(SANDBOX_DATABASE) }
}
