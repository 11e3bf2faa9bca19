import { openDatabase } from '@ante/gateway/kit/db.ts'
import { PostgresBus } from '@ante/gateway/kit/postgres-bus.ts'
import { readSecrets } from '@ante/gateway/kit/secrets.ts'
import type { SharedGateway } from '@ante/gateway/test'
import { callThrough } from '@ante/gateway/test/call-through.ts'
import { fetchAsHost } from '@ante/gateway/test/fetch-as-host.ts'
import { testConfig } from '@ante/gateway/test/test-config.ts'
import { pino } from 'pino'

import { site } from './site.ts'

/**
 * Runs a function with the running gateway of this worker's site, its database and its secrets, so that the helpers of
 * the gateway's tests prepare data for journeys too.
 */
export async function withSiteGateway<Result>(work: (gateway: SharedGateway) => Promise<Result>): Promise<Result> {
  const { port, databaseUrl, dataDir } = site()
  const secrets = await readSecrets({ secretsKey: null, dataDir })
  if (secrets === null) throw new Error('The site has no secrets')
  const log = pino({ level: 'silent' })
  const bus = await PostgresBus.open(databaseUrl, log)
  const database = openDatabase({ connectionString: databaseUrl, max: 2 }, () => {})
  const clock = { now: () => new Date() }
  const url = `http://127.0.0.1:${port}`
  const fetch: SharedGateway['fetch'] = (path, init = {}, host = 'localhost') => fetchAsHost(url + path, init, host)
  const ports = { ...database, clock, bus, log, secrets, config: testConfig() }
  try {
    return await work({ ports, url, databaseUrl, fetch, call: callThrough(fetch, ports) })
  } finally {
    await bus.close()
    await database.close()
  }
}
