import { HOUR_MS, SECOND_MS } from '@ante/contract/kit/time.ts'

import { every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import { wakeSnoozed } from './inbox/cases.ts'
import { deleteViewers } from './inbox/viewers.ts'

/** Interval in milliseconds at which snoozed cases whose time has come are opened. */
const WAKE_EVERY_MS = 15 * SECOND_MS

export const supportJobs = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): RegisteredJob[] => [
  every(WAKE_EVERY_MS, 'support.wake-snoozed', async () => {
    await wakeSnoozed(db, clock.now())
  }),
  every(HOUR_MS, 'support.delete-viewers', () => deleteViewers(db, clock.now())),
]
