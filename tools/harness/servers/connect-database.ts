import { randomBytes } from 'node:crypto'

import { addressOf, createDatabase, dropDatabase } from '@ante/embedded-postgres/databases.ts'

import type { DatabaseServer } from './database-server.ts'

/** Name of the database of the demo's external parties, beside the gateway's. */
const SANDBOX_DATABASE = 'sandbox'

/** Creates a separate database on a given server, which must not be killed. */
export async function connectDatabase(server: string): Promise<DatabaseServer> {
  const name = `harness_${randomBytes(6).toString('hex')}`
  await createDatabase(server, name)
  const madeSandbox = await createDatabase(server, SANDBOX_DATABASE)
  return {
    name: 'the PostgreSQL of TEST_DATABASE_URL',
    environment: { DATABASE_URL: addressOf(server, name) },
    targets: ['gateway'],
    processes: () => [],
    restart: async () => undefined,
    close: async () => {
      await dropDatabase(server, name)
      if (madeSandbox) await dropDatabase(server, SANDBOX_DATABASE)
    },
  }
}
