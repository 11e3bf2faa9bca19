import {
  countNewSportsBets,
  listSportsBets,
  listSportsCorrections,
  listSportsDebts,
  listSportsLiabilities,
} from '@ante/contract/console/sports.ts'
import { listHotTiles, listTileMatches, saveHotTiles } from '@ante/contract/console/sports-tiles.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { countNewBets, listBets } from './list-bets.ts'
import { listCorrections, listDebts } from './list-corrections.ts'
import { listLiabilities } from './list-liabilities.ts'
import { listTiles, saveTiles, tileMatches } from './tiles.ts'

/** Calls of the sports desk. Tickets are read from the sportsbooks by a job of `launch`. */
export function sportsScreen(app: Server, ports: ScreenPorts): void {
  const { db, merchants } = ports
  const siteOf = (context: StaffContext) => {
    const merchantCode = merchantOf(context)
    return { merchantCode, currency: merchants.of(merchantCode).currency }
  }
  serveStaff(app, listSportsBets, (input, context) => listBets(db, siteOf(context), input))
  serveStaff(app, countNewSportsBets, (input, context) => countNewBets(db, merchantOf(context), input))
  serveStaff(app, listSportsLiabilities, (input, context) => listLiabilities(db, siteOf(context), input))
  serveStaff(app, listSportsCorrections, (input, context) => listCorrections(db, siteOf(context), input))
  serveStaff(app, listSportsDebts, (input, context) => listDebts(db, siteOf(context), input))
  serveStaff(app, listHotTiles, (_input, context) => listTiles(ports, merchantOf(context)))
  serveStaff(app, listTileMatches, (input, context) => tileMatches(ports, merchantOf(context), input))
  serveStaff(app, saveHotTiles, (input, context) => saveTiles(ports, input, context))
}
