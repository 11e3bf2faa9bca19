import { handle } from '../../kit/job-queue/job.ts'
import type { RegisteredJob } from '../../kit/job-queue/job.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { proveTeams, proveTeamsJob } from './team-proofs.ts'

/** Background job of the proofs of team sums. */
export const agentJobs = (ports: Pick<ScreenPorts, 'db' | 'clock'>): RegisteredJob[] => [
  handle(proveTeamsJob, ({ proof }, { attempt }) =>
    proveTeams(ports, BigInt(proof), attempt >= proveTeamsJob.attempts),
  ),
]
