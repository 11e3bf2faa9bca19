import { decideChanges, selectWaitingChanges } from '@ante/contract/console/bulk-changes.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { decideEach, waitingChanges } from './bulk-decision.ts'

/** Routes of decisions about several changes. */
export function approvalRoutes(app: Server, ports: ScreenPorts): void {
  serveStaff(app, selectWaitingChanges, (_input, { merchantCode }) => waitingChanges(ports.db, merchantCode))
  serveStaff(app, decideChanges, (input, context) => decideEach(ports, input, context))
}
