import type { Server } from '../kit/server.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { reconciliationRoutes } from './reconciliation/routes.ts'
import { depositScreen } from './deposits/routes.ts'
import { playerRoutes } from './players/routes.ts'
import type { ScreenPorts } from './screen-ports.ts'
import { withdrawalScreen } from './withdrawals/routes.ts'

/** Registers the calls of all screens. */
export function screenRoutes(server: Server, ports: ScreenPorts): void {
  dashboardRoutes(server, ports)
  reconciliationRoutes(server, ports)
  depositScreen(server, ports)
  withdrawalScreen(server, ports)
  playerRoutes(server, ports)
}
