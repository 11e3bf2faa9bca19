import type { Server } from '../kit/server.ts'
import { agentScreen } from './agents/routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { brandScreen } from './brands/routes.ts'
import { conformanceScreen } from './conformance/routes.ts'
import { contentScreens } from './content/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { exportables } from './exportables.ts'
import { exportRoutes } from './exports/routes.ts'
import { flagScreen } from './flags/routes.ts'
import { gameScreen } from './games/routes.ts'
import { healthScreen } from './health/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { lotteryScreen } from './lottery/routes.ts'
import { operationRoutes } from './operations/routes.ts'
import { promotionScreen } from './promotions/routes.ts'
import { reconciliationRoutes } from './reconciliation/routes.ts'
import { responsibleGamingScreen } from './responsible-gaming/routes.ts'
import { reasonScreen } from './reasons/routes.ts'
import { reportScreen } from './reports/routes.ts'
import { depositScreen } from './deposits/routes.ts'
import { playerRoutes } from './players/routes.ts'
import { sportsScreen } from './sports/routes.ts'
import type { ScreenPorts } from './screen-ports.ts'
import { withdrawalScreen } from './withdrawals/routes.ts'
import { setupScreen } from './setups/routes.ts'
import { shortcutRoutes } from './shortcuts/routes.ts'
import { supportScreen } from './support/routes.ts'
import { vendorScreen } from './vendors/routes.ts'
import { viewRoutes } from './views/routes.ts'

/** Registers the calls of all screens. */
export function screenRoutes(server: Server, ports: ScreenPorts): void {
  agentScreen(server, ports)
  approvalRoutes(server, ports)
  brandScreen(server, ports)
  conformanceScreen(server, ports)
  contentScreens(server, ports)
  dashboardRoutes(server, ports)
  flagScreen(server, ports)
  exportRoutes(server, { ...ports, exportables })
  gameScreen(server, ports)
  healthScreen(server, ports)
  inboxRoutes(server, ports)
  lotteryScreen(server, ports)
  operationRoutes(server, ports)
  promotionScreen(server, ports)
  reportScreen(server, ports)
  reconciliationRoutes(server, ports)
  depositScreen(server, ports)
  withdrawalScreen(server, ports)
  reasonScreen(server, ports)
  responsibleGamingScreen(server, ports)
  playerRoutes(server, ports)
  setupScreen(server, ports)
  shortcutRoutes(server, ports)
  supportScreen(server, ports)
  sportsScreen(server, ports)
  vendorScreen(server, ports)
  viewRoutes(server, ports)
}
