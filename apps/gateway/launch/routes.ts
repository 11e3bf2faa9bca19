import { listWinners } from '@ante/contract/catalogue/winners.ts'
import { launchGame as launchGameEndpoint } from '@ante/contract/launch/launch-game.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { launchGame } from './launch-game.ts'
import type { LaunchPorts } from './launch-ports.ts'
import { vendorRoutes } from './vendor-routes.ts'
import { largestWins } from './winners.ts'

/** Where a game sends its player when he leaves it. */
const LOBBY_PATH = '/m/home'

export async function launchRoutes(app: Server, ports: LaunchPorts): Promise<void> {
  const { db, clock, catalogue } = ports
  serve(app, launchGameEndpoint, (input, { member, language }, { protocol, host }) =>
    launchGame(ports, input, { member, language, lobbyUrl: `${protocol}://${host}${LOBBY_PATH}` }),
  )
  serve(app, listWinners, async ({ gameCategory: category, limitNum: limit }, { merchantCode }) => ({
    vo: await largestWins(db, catalogue, { merchantCode, category, limit, now: clock.now() }),
  }))
  await app.register(async (vendors) => vendorRoutes(vendors, ports))
}
