import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { sumActivity } from './dashboard/sum-activity.ts'
import type { ScreenPorts } from './screen-ports.ts'

/** Background jobs of the console's screens. */
export const screenJobs = (ports: ScreenPorts): RegisteredJob[] => [
  every(MINUTE_MS, 'console.sum-activity', () => sumActivity(ports)),
]
