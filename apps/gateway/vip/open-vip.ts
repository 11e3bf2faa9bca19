import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Server } from '../kit/server.ts'
import type { ClubPorts } from './follow-play.ts'
import { clubJobs } from './jobs.ts'
import { clubRoutes } from './routes.ts'

/** Registers the routes of the VIP club; returns its background jobs. */
export function openVip(app: Server, ports: ClubPorts & Parameters<typeof clubRoutes>[1]): RegisteredJob[] {
  clubRoutes(app, ports)
  return clubJobs(ports)
}
