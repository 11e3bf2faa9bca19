import { getHealth } from '@ante/contract/console/health.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { checkHealth } from './check-health.ts'

/** Registers the call of the health page. */
export function healthScreen(server: Server, ports: ScreenPorts): void {
  serveStaff(server, getHealth, async (_input, { merchantCode }) => ({
    measuredAt: ports.clock.now().toISOString(),
    docsUrl: ports.config.docsUrl,
    parts: await checkHealth({ ...ports, merchantCode }),
  }))
}
