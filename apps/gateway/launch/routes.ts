import { launchGame as launchGameEndpoint } from '@ante/contract/launch/launch-game.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { launchGame } from './launch-game.ts'
import type { LaunchPorts } from './launch-ports.ts'
import { lobbyRoutes } from './lobby-routes.ts'
import { recordRoutes } from './records/routes.ts'
import { SeamlessWallet } from './seamless-wallet.ts'
import { VendorKeys } from './vendor-keys.ts'
import { openAdapters } from './vendors/adapters.ts'

/** Where a game sends its player when he leaves it. */
const LOBBY_PATH = '/m/home'

export async function launchRoutes(app: Server, ports: LaunchPorts): Promise<void> {
  const wallet = new SeamlessWallet(ports)
  const keys = new VendorKeys(ports.db)
  const adapters = openAdapters({ ...ports, wallet, keys })
  serve(app, launchGameEndpoint, (input, { member, language }, { protocol, host }) =>
    launchGame({ ...ports, adapters }, input, { member, language, lobbyUrl: `${protocol}://${host}${LOBBY_PATH}` }),
  )
  lobbyRoutes(app, ports)
  recordRoutes(app, { ...ports, keys })
  for (const adapter of Object.values(adapters)) {
    if (adapter.kind === 'seamless') await app.register(async (vendors) => adapter.routes(vendors))
  }
  app.addHook('onClose', async () => wallet.close())
}
