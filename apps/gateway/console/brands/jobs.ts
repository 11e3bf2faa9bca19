import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { every } from '../../kit/job-queue/job.ts'
import type { RegisteredJob } from '../../kit/job-queue/job.ts'
import { deleteExpiredFiles } from '../../merchant/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

/** Deletes files of drafts that were not edited for a long time. */
export const brandJobs = ({ db, clock }: ScreenPorts): RegisteredJob[] => [
  every(HOUR_MS, 'console.delete-brand-files', () => deleteExpiredFiles(db, clock.now())),
]
