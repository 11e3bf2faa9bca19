import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import { refreshMatches } from './refresh-matches.ts'

/** Background jobs of the demo: keep the matches on the first pages upcoming. */
export const demoJobs = (ports: Pick<Ports, 'db' | 'clock'>): RegisteredJob[] => [
  every(HOUR_MS, 'demo.refresh-matches', () => refreshMatches(ports)),
]
