import {
  createExportLink,
  exportFile,
  listExports,
  requestExport as requestEndpoint,
} from '@ante/contract/console/exports.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import { serveStaffFile } from '../../kit/serve-staff-file.ts'
import type { Server } from '../../kit/server.ts'
import { requestExport } from './request-export.ts'
import type { ExportPorts } from './request-export.ts'
import { downloadedFile, exportsOf, linkTo } from './stored-exports.ts'

/** Routes of exports. */
export function exportRoutes(app: Server, ports: ExportPorts): void {
  serveStaff(app, requestEndpoint, (input, context) => requestExport(ports, input, context))
  serveStaff(app, listExports, (_input, context) => exportsOf(ports.db, context))
  serveStaff(app, createExportLink, ({ id }, context) => linkTo(ports, id, context))
  serveStaffFile(app, exportFile, (input, context) => downloadedFile(ports, input, context))
}
