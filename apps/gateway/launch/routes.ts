import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Server } from '../kit/server.ts'
import { BalancePublisher } from '../wallet/public.ts'
import type { LaunchPorts } from './launch-ports.ts'
import { launchJobs } from './jobs.ts'
import { leaveRoute } from './opening/leave-page.ts'
import { lobbyRoutes } from './lobby/lobby-routes.ts'
import { openingRoutes } from './opening/opening-routes.ts'
import { recordRoutes } from './records/routes.ts'
import { SeamlessWallet } from './seamless/seamless-wallet.ts'
import { sportsRoutes } from './sports/sports-routes.ts'
import { VendorKeys } from './vendor-keys.ts'
import { openAdapters } from './vendors/adapters.ts'

/** Registers the routes of members and vendors; returns the background jobs of launching games. */
export async function launchRoutes(app: Server, ports: LaunchPorts): Promise<RegisteredJob[]> {
  const wallet = new SeamlessWallet(ports)
  const keys = new VendorKeys(ports, ports.vendorCalls)
  const adapters = openAdapters({ ...ports, wallet, keys })
  const balances = new BalancePublisher(ports.bus)
  openingRoutes(app, { ...ports, keys }, adapters)
  leaveRoute(app)
  lobbyRoutes(app, { ...ports, keys })
  sportsRoutes(app, { ...ports, keys })
  recordRoutes(app, { ...ports, keys })
  for (const adapter of Object.values(adapters)) {
    if (adapter.kind === 'seamless') await app.register(async (vendors) => adapter.routes(vendors))
  }
  app.addHook('onClose', async () => {
    balances.flush()
    wallet.close()
    await ports.vendorCalls.flush()
  })
  return launchJobs({ ...ports, keys, adapters, balances })
}
