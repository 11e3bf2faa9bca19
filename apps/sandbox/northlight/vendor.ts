import { join } from 'node:path'

import type { FaultQueue } from '../kit/faults.ts'
import { migrate } from '../kit/migrate.ts'
import type { Part, PartPorts } from '../kit/part.ts'
import type { Server } from '../kit/server.ts'
import { VENDOR_CODE } from './game.ts'
import { drawSecurely } from './maths/random.ts'
import { northlightPages } from './pages.ts'
import { northlightRoutes } from './routes.ts'
import { roundById } from './rounds/round-store.ts'
import { spinner } from './rounds/spin.ts'
import { winOf } from './rounds/wallet-calls.ts'
import { startWorker } from './rounds/worker.ts'
import { walletOver } from './wallet-client/call.ts'
import { withFaults } from './wallet-client/faulty-call.ts'
import { RETRY_GAPS_MS } from './wallet-client/retry-gaps.ts'

const WALLET_TIMEOUT_MS = 3_000
const LEASE_MS = 5_000
const WORKER_EVERY_MS = 1_000

export interface VendorPorts extends PartPorts {
  /** Null where faults are off. */
  faults: { queue: FaultQueue; die: () => void } | null
}

/** "Northlight Studio": its pages, its calls, and the worker behind them. */
export async function northlight(app: Server, { config, db, log, faults }: VendorPorts): Promise<Part> {
  const credentials = { vendor: VENDOR_CODE, ...config.northlight }
  const honest = walletOver({ gatewayUrl: config.gatewayUrl, credentials, timeoutMs: WALLET_TIMEOUT_MS })
  const winOfRound = async (roundId: string) => winOf(await roundById(db, roundId))
  const call = faults ? withFaults(honest, { ...faults, timeoutMs: WALLET_TIMEOUT_MS, winOfRound }) : honest
  const rounds = { db, call, log, leaseMs: LEASE_MS, retryGapsMs: RETRY_GAPS_MS }

  northlightRoutes(app, { db, call, playSpin: spinner(rounds, drawSecurely) })
  await northlightPages(app, config)
  return {
    start: async () => {
      await migrate(db, { owner: 'northlight', folder: join(import.meta.dirname, 'migrations') })
      return startWorker(rounds, WORKER_EVERY_MS)
    },
  }
}
