import { deleteView as deleteEndpoint, listViews, saveView as saveEndpoint } from '@ante/contract/console/views.ts'

import type { Ports } from '../../kit/ports.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { deleteView, saveView, viewsOf } from './views.ts'

/** Routes of saved views. */
export function viewRoutes(app: Server, ports: Pick<Ports, 'db' | 'clock'>): void {
  serveStaff(app, listViews, ({ screen }, context) => viewsOf(ports.db, screen, context))
  serveStaff(app, saveEndpoint, (input, context) => saveView(ports, input, context))
  serveStaff(app, deleteEndpoint, ({ id }, context) => deleteView(ports.db, id, context))
}
