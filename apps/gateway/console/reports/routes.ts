import {
  addReportSchedule,
  listReportSchedules,
  readReport,
  removeReportSchedule,
} from '@ante/contract/console/reports.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { shownReport } from './read-report.ts'
import { addSchedule, ownSchedules, removeSchedule } from './schedules.ts'

/** Routes of the reports. */
export function reportScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, readReport, (input, context) => shownReport(ports, input, context))
  serveStaff(app, listReportSchedules, (_input, context) => ownSchedules(ports, context))
  serveStaff(app, addReportSchedule, (input, context) => addSchedule(ports, input, context))
  serveStaff(app, removeReportSchedule, (input, context) => removeSchedule(ports, input, context))
}
