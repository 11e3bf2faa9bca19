import { listGames as listGamesEndpoint, listHotGames as listHotGamesEndpoint } from '@ante/contract/catalogue/games.ts'
import { listHotMatches as listHotMatchesEndpoint } from '@ante/contract/catalogue/matches.ts'
import { listVendors } from '@ante/contract/catalogue/vendors.ts'

import type { Ports } from '../kit/ports.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { Catalogue } from './catalogue.ts'
import { listGames } from './list-games.ts'
import { listHotGames } from './list-hot-games.ts'
import { listHotMatches } from './list-hot-matches.ts'

export function catalogueRoutes(app: Server, catalogue: Catalogue, ports: Pick<Ports, 'db' | 'clock'>): void {
  const offerOf = (merchantCode: string) => catalogue.offerOf(merchantCode)

  serve(app, listGamesEndpoint, (input, { merchantCode }) => listGames(offerOf(merchantCode), input))
  serve(app, listHotGamesEndpoint, (input, { merchantCode }) => ({ list: listHotGames(offerOf(merchantCode), input) }))
  serve(app, listVendors, (_input, { merchantCode }) => ({ sorting: offerOf(merchantCode).sorting }))
  serve(app, listHotMatchesEndpoint, async (_input, { merchantCode }) => ({
    list: await listHotMatches(ports, merchantCode, offerOf(merchantCode)),
  }))
}
