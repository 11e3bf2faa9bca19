import { getDashboard } from '@ante/contract/console/dashboard.ts'

import { commonRefusal } from '../../kit/refusal.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { readDashboard } from './read-dashboard.ts'

/** Registers the calls of the dashboard. */
export function dashboardRoutes(server: Server, ports: ScreenPorts): void {
  serveStaff(server, getDashboard, (_input, { merchantCode, held }) => {
    if (merchantCode === null) throw commonRefusal('merchant.unknown')
    const { code, currency, zone } = ports.merchants.of(merchantCode)
    const permissions = new Set(held.filter(({ right }) => right === 'apply').map(({ permission }) => permission))
    return readDashboard(ports.db, {
      merchant: { code, currency, zone },
      now: ports.clock.now(),
      may: (permission) => permissions.has(permission),
    })
  })
}
