import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'
import type { Part, PartPorts } from '@ante/plain-server/part.ts'
import type { Server } from '@ante/plain-server/server.ts'
import { startWorker } from '@ante/plain-server/worker.ts'

import { paymentApiRoutes } from './api-routes.ts'
import { customersOf } from './customers.ts'
import { differenceRoutes } from './differences.ts'
import { NOTICES_AT_ONCE, notifyDue } from './notices.ts'
import { advancePayments } from './pay.ts'
import { payRoutes } from './pay-routes.ts'

const POLL_MS = 150

/** "Pier": accepts payments for the demo's merchants, on simulated pages of a wallet, a bank and a blockchain. */
export async function payments(app: Server, { config, db, log, outages, faults }: PartPorts): Promise<Part> {
  const ports = {
    db,
    outages,
    faults,
    customers: customersOf(config.vendorsSecret),
    gatewayUrl: config.gatewayUrl,
    timeScale: config.vendorsTimeScale,
  }
  await app.register(async (scope) =>
    paymentApiRoutes(scope, { ...ports, originOf: ({ protocol, host }) => `${protocol}://${host}` }),
  )
  await app.register(async (scope) => payRoutes(scope, { ...ports, shops: config.lobbyOrigins }))
  if (faults) differenceRoutes(app, db)
  return {
    start: async () => {
      await migrate(db, { owner: 'payments', folder: join(import.meta.dirname, 'migrations') })
      const poll = async () => (await advancePayments(db, ports.timeScale, NOTICES_AT_ONCE)) + (await notifyDue(ports))
      return startWorker({ poll, atMost: NOTICES_AT_ONCE, everyMs: POLL_MS }, log)
    },
  }
}
