import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Server } from '../kit/server.ts'
import { consoleOrigin } from './accounts/console-origin.ts'
import { staffJobs } from './jobs.ts'
import { staffRoutes } from './routes.ts'
import type { ConsolePorts } from './staff-ports.ts'

/** Registers the console's routes about staff; returns the background jobs of staff. */
export function openStaff(server: Server, ports: ConsolePorts): RegisteredJob[] {
  staffRoutes(server, ports)
  return staffJobs({ ...ports, consoleOrigin: consoleOrigin(ports.config) })
}
