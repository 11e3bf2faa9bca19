import { join } from 'node:path'

import type { FaultQueue } from '../kit/faults.ts'
import { migrate } from '../kit/migrate.ts'
import type { Outages } from '../kit/outages.ts'
import type { Part, PartPorts } from '../kit/part.ts'
import { Refused } from '../kit/refusal.ts'
import type { Server } from '../kit/server.ts'
import { businessRoutes } from '../vendor-wallet/routes.ts'
import { engines } from './engines.ts'
import type { DrawBelow } from './maths/draw-below.ts'
import { studioPages } from './pages.ts'
import { patienceOf } from './patience.ts'
import { roundPlayer } from './rounds/play-round.ts'
import { startWorker } from './rounds/worker.ts'
import { playRoutes } from './routes.ts'
import { hubRoutes } from './service/hub-routes.ts'
import { serviceRoutes } from './service/routes.ts'
import { titlesPlayedBy } from './titles.ts'
import { walletsOf } from './vendors.ts'
import { withFaults } from './wallet/faulty-wallet.ts'

export interface StudioPorts extends PartPorts {
  outages: Outages
  /** Null where faults are off. */
  faults: { queue: FaultQueue; die: () => void } | null
  /** For games that promise nothing; the others draw from their seeds. */
  drawBelow: DrawBelow
}

/** All vendors of the demo: their pages, their calls, and the worker behind them. */
export async function studio(app: Server, { config, db, log, outages, faults, drawBelow }: StudioPorts): Promise<Part> {
  const { gatewayUrl, vendorsSecret: secret } = config
  const { timeoutMs, leaseMs, lookEveryMs, retryGapsMs } = patienceOf(config.vendorsHaste)
  const walletOf = walletsOf({
    gatewayUrl,
    secret,
    timeoutMs,
    db,
    disturbed: (vendor, wallets) => (faults ? withFaults(vendor, wallets, { ...faults, timeoutMs }) : wallets.honest),
  })
  const findTitle = titlesPlayedBy(engines)
  const requireOrder = (vendor: string) => {
    if (outages.has(vendor)) throw new Refused('unavailable', {}, 503)
  }
  const rounds = { db, walletOf, log, leaseMs, retryGapsMs }
  const playRound = roundPlayer(rounds, { findTitle, drawBelow })

  playRoutes(app, { db, walletOf, findTitle, playRound, requireOrder, lobbyUrl: config.lobbyUrl })
  await app.register(async (scope) => serviceRoutes(scope, { db, secret, findTitle, requireOrder }))
  await app.register(async (scope) => hubRoutes(scope, { gatewayUrl, findTitle, requireOrder }))
  await app.register(async (scope) => businessRoutes(scope, { db, secret, findTitle, requireOrder, faults }))
  await studioPages(app, {
    dist: config.dist,
    lobbyOrigins: config.lobbyOrigins,
    lobbyUrl: config.lobbyUrl,
    findTitle,
    engines: engines.map(({ engine }) => engine),
    isOut: (vendor) => outages.has(vendor),
  })
  return {
    start: async () => {
      await migrate(db, { owner: 'studio', folder: join(import.meta.dirname, 'migrations') })
      await migrate(db, { owner: 'vendor-wallet', folder: join(import.meta.dirname, '../vendor-wallet/migrations') })
      return startWorker(rounds, lookEveryMs)
    },
  }
}
