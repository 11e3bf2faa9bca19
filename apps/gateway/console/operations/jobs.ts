import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { every } from '../../kit/job-queue/job.ts'
import type { RegisteredJob } from '../../kit/job-queue/job.ts'
import type { Ports } from '../../kit/ports.ts'
import { deleteOldRuns } from './stored-runs.ts'

/** Background jobs of operations. */
export const operationJobs = (ports: Pick<Ports, 'db' | 'clock'>): RegisteredJob[] => [
  every(HOUR_MS, 'console.delete-old-operations', () => deleteOldRuns(ports)),
]
