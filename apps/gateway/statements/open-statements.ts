import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import { statementJobs } from './jobs.ts'
import { statementRoutes } from './routes.ts'

/** Registers the routes of statements; returns the jobs that make them. */
export function openStatements(server: Server, ports: Ports): RegisteredJob[] {
  statementRoutes(server, ports)
  return statementJobs(ports)
}
