import type { Server } from '../kit/server.ts'
import { BalanceNews } from '../wallet/public.ts'
import type { LaunchPorts } from './launch-ports.ts'
import { leaveRoute } from './opening/leave-page.ts'
import { lobbyRoutes } from './lobby/lobby-routes.ts'
import { openingRoutes } from './opening/opening-routes.ts'
import { recordRoutes } from './records/routes.ts'
import { SeamlessWallet } from './seamless/seamless-wallet.ts'
import { VendorKeys } from './vendor-keys.ts'
import { leftGames } from './vendor-wallets/left-games.ts'
import { heldWinAlerts } from './held-wins/alert-held-wins.ts'
import { vendorBooks } from './vendor-wallets/vendor-books.ts'
import { openAdapters } from './vendors/adapters.ts'

export async function launchRoutes(app: Server, ports: LaunchPorts): Promise<void> {
  const wallet = new SeamlessWallet(ports)
  const keys = new VendorKeys(ports)
  const adapters = openAdapters({ ...ports, wallet, keys })
  const news = new BalanceNews(ports.bus)
  const keepers = [leftGames(ports), vendorBooks({ ...ports, adapters, news }), heldWinAlerts(ports)]
  openingRoutes(app, { ...ports, keys }, adapters)
  leaveRoute(app)
  lobbyRoutes(app, ports)
  recordRoutes(app, { ...ports, keys })
  for (const adapter of Object.values(adapters)) {
    if (adapter.kind === 'seamless') await app.register(async (vendors) => adapter.routes(vendors))
  }
  app.addHook('onClose', async () => {
    for (const keeper of keepers) await keeper.close()
    news.flush()
    wallet.close()
  })
}
