import {
  cancelConformanceRun,
  listConformanceRuns,
  showConformanceRun,
  startConformanceRun,
} from '@ante/contract/console/conformance.ts'

import { refusalsOf } from '../../kit/serve.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { cancelRun, startRun } from './change-runs.ts'
import { listRuns, showRun } from './read-runs.ts'

/** Calls about runs of the conformance suite, a part of the vendors' page. */
export function conformanceScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listConformanceRuns, async (input, { merchantCode }) => {
    const listed = await listRuns(ports, merchantCode, input)
    if (!listed) throw refusalsOf(listConformanceRuns)('vendor.not.found')
    return listed
  })
  serveStaff(app, showConformanceRun, async (input, { merchantCode }) => {
    const shown = await showRun(ports, merchantCode, input)
    if (!shown) throw refusalsOf(showConformanceRun)('conformance.run.not_found')
    return shown
  })
  serveStaff(app, startConformanceRun, (input, context) => startRun(ports, input, context))
  serveStaff(app, cancelConformanceRun, (input, context) => cancelRun(ports, input, context))
}
