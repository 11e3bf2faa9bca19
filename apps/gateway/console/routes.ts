import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Server } from '../kit/server.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import type { ScreenPorts } from './screen-ports.ts'

/** Registers the calls of all screens. Returns their background jobs. */
export function screenRoutes(server: Server, ports: ScreenPorts): RegisteredJob[] {
  return [...dashboardRoutes(server, ports)]
}
