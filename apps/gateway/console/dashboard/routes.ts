import { getDashboard } from '@ante/contract/console/dashboard.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { every } from '../../kit/job-queue/job.ts'
import type { RegisteredJob } from '../../kit/job-queue/job.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { readDashboard } from './read-dashboard.ts'
import { sumActivity } from './sum-activity.ts'

/** The dashboard, and the job that sums its figures. */
export function dashboardRoutes(server: Server, ports: ScreenPorts): RegisteredJob[] {
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
  return [every(MINUTE_MS, 'console.sum-activity', () => sumActivity(ports))]
}
