import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { endTrials } from './trial/end-trials.ts'
import type { TrialEndPorts } from './trial/end-trials.ts'

/** Interval of the job that ends trials: the maximum delay of a trial's end. */
const TRIALS_EVERY_MS = 60_000

/** Background jobs of identity. */
export const identityJobs = (ports: TrialEndPorts): RegisteredJob[] => [
  every(TRIALS_EVERY_MS, 'identity.end-trials', () => endTrials(ports)),
]
