import { z } from 'zod'

import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import type { Ports } from '../../kit/ports.ts'
import { dueTransferIds } from './transfers.ts'

/** Number of transfers that one gateway advances concurrently: each waits for a vendor. */
const CONCURRENCY = 8

/** Advances one transfer to or from a vendor. */
export const advanceTransferJob = job({
  name: 'wallet.advance-transfer',
  payload: z.object({ transfer: z.uuid() }),
  attempts: PERSISTENT_ATTEMPTS,
  concurrency: CONCURRENCY,
})

/** Adds a job for each transfer that is due. */
export async function findDueTransfers({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const ids = await dueTransferIds(db, clock.now())
  await addMissingJobs(
    db,
    advanceTransferJob,
    ids.map((id) => ({ key: id, payload: { transfer: id } })),
  )
}
