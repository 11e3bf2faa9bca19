import {
  changeGames as changeEndpoint,
  selectCatalogue as selectEndpoint,
} from '@ante/contract/console/game-changes.ts'
import { listCatalogue as listEndpoint } from '@ante/contract/console/games.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { changeGames } from './change-games.ts'
import { listCatalogue, selectCatalogue } from './list-catalogue.ts'

/** Registers the calls of the games' page. Feeds are imported by a command of the operator CLI. */
export function gameScreen(app: Server, ports: ScreenPorts): void {
  const { db, config } = ports
  const of = ({ merchantCode }: StaffContext) => ({ merchantCode, picturesDir: config.picturesDir })
  serveStaff(app, listEndpoint, (input, context) => listCatalogue(db, of(context), input))
  serveStaff(app, selectEndpoint, (input, context) => selectCatalogue(db, of(context), input))
  serveStaff(app, changeEndpoint, (input, context) => changeGames(ports, input, context))
}
