import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'
import type { Part, PartPorts } from '@ante/plain-server/part.ts'
import type { Server } from '@ante/plain-server/server.ts'
import { startWorker } from '@ante/plain-server/worker.ts'

import type { Config } from '../config.ts'
import { REPORTS_AT_ONCE, reportDue } from './report.ts'
import { carrierRoutes } from './routes.ts'

const REPORT_EVERY_MS = 250

/**
 * "Pigeon Mobile": accepts text messages, shows them in the developer console instead of on phones, and reports their
 * delivery.
 */
export async function carrier(app: Server, { config, db, log, outages }: PartPorts<Config>): Promise<Part> {
  const key = config.carrier
  await app.register(async (scope) => carrierRoutes(scope, { db, key, outages }))
  return {
    start: async () => {
      await migrate(db, { owner: 'carrier', folder: join(import.meta.dirname, 'migrations') })
      const poll = () => reportDue({ db, key, gatewayUrl: config.gatewayUrl })
      return startWorker({ poll, atMost: REPORTS_AT_ONCE, everyMs: REPORT_EVERY_MS }, log)
    },
  }
}
