import { launchGame as launchGameEndpoint } from '@ante/contract/launch/launch-game.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { launchGame } from './launch-game.ts'
import type { LaunchPorts } from './launch-ports.ts'
import { lobbyRoutes } from './lobby-routes.ts'
import { vendorRoutes } from './vendor-routes.ts'

/** Where a game sends its player when he leaves it. */
const LOBBY_PATH = '/m/home'

export async function launchRoutes(app: Server, ports: LaunchPorts): Promise<void> {
  serve(app, launchGameEndpoint, (input, { member, language }, { protocol, host }) =>
    launchGame(ports, input, { member, language, lobbyUrl: `${protocol}://${host}${LOBBY_PATH}` }),
  )
  lobbyRoutes(app, ports)
  await app.register(async (vendors) => vendorRoutes(vendors, ports))
}
