import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { endTrials } from './trial/end-trials.ts'
import type { TrialEndPorts } from './trial/end-trials.ts'

/** A trial lasts at most this much longer than it says. */
const TRIALS_EVERY_MS = 60_000

/** Background work of identity. */
export const identityJobs = (ports: TrialEndPorts): RegisteredJob[] => [
  every(TRIALS_EVERY_MS, 'identity.end-trials', () => endTrials(ports)),
]
