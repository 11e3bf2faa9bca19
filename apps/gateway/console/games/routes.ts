import { listCatalogue as endpoint } from '@ante/contract/console/games.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { listCatalogue } from './list-catalogue.ts'

/** Registers the call of the games' page. Games change by the import of feeds, a command of the operator CLI. */
export function gameScreen(app: Server, { db, config }: ScreenPorts): void {
  serveStaff(app, endpoint, (input, { merchantCode }) =>
    listCatalogue(db, { merchantCode, picturesDir: config.picturesDir }, input),
  )
}
