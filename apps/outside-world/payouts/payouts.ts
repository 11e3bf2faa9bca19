import { join } from 'node:path'

import { getPayout, getPayoutStatement, openPayout } from '@ante/contract/cashier/payout-provider.ts'
import { migrate } from '@ante/plain-server/migrate.ts'
import type { Part, PartPorts } from '@ante/plain-server/part.ts'
import type { Server } from '@ante/plain-server/server.ts'
import { startWorker } from '@ante/plain-server/worker.ts'

import { parseBodiesAsBytes, signedRoute } from '../payments/api-routes.ts'
import { customersOf } from '../payments/customers.ts'
import type { NoticePorts } from '../payments/notices.ts'
import { payoutOutcomeOf } from './payout-outcome.ts'
import { endDue, linesOf, notificationOf, payoutOf, acceptOnce } from './payout-store.ts'
import { PAYOUTS_AT_ONCE, notifyDuePayouts } from './notify-due-payouts.ts'

const POLL_MS = 150

/** The payouts of the payment provider “Pier”: pays for the demo's merchants, with the keys of their payments. */
export async function payouts(app: Server, { config, db, log, outages, faults }: PartPorts): Promise<Part> {
  const { gatewayUrl, vendorsTimeScale: timeScale } = config
  const ports = { db, outages, faults, customers: customersOf(config.vendorsSecret), gatewayUrl, timeScale }
  await app.register(async (scope) => payoutApiRoutes(scope, ports))
  return {
    start: async () => {
      await migrate(db, { owner: 'payouts', folder: join(import.meta.dirname, 'migrations') })
      const poll = async () => (await endDue(db, PAYOUTS_AT_ONCE)) + (await notifyDuePayouts(ports))
      return startWorker({ poll, atMost: PAYOUTS_AT_ONCE, everyMs: POLL_MS }, log)
    },
  }
}

/** Routes for the provider's customers. `app` is a separate scope: its bodies are kept as raw bytes. */
function payoutApiRoutes(app: Server, ports: NoticePorts): void {
  parseBodiesAsBytes(app)
  const { db, timeScale } = ports
  signedRoute(app, ports, { endpoint: openPayout, call: 'payout' }, async (opening, { keyId }) => {
    const outcome = payoutOutcomeOf(opening.accountNumber)
    if (outcome.kind === 'refused') return { refused: 'payout.refused' }
    const plan = { ...outcome, afterMs: Math.round(outcome.afterMs / timeScale) }
    const payout = await acceptOnce(db, keyId, opening, plan)
    return payout ? { value: notificationOf(payout) } : { refused: 'payout.reference.conflict' }
  })
  signedRoute(app, ports, { endpoint: getPayout, call: 'payout-status' }, async ({ reference }, { keyId }) => {
    const payout = await payoutOf(db, keyId, reference)
    return payout ? { value: notificationOf(payout) } : { refused: 'payout.not.found' }
  })
  signedRoute(app, ports, { endpoint: getPayoutStatement, call: 'payout-statement' }, async (query, { keyId }) => ({
    value: await linesOf(db, keyId, query),
  }))
}
