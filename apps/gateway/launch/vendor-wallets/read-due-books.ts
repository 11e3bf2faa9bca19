import { z } from 'zod'

import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import { recordRead, recordFailedRead, claimDueFeed, vendorsDue } from './feed-position.ts'
import { readBooks } from './vendor-feed.ts'
import type { FeedPorts } from './vendor-feed.ts'

/** Reads the books of one vendor, so that a vendor that does not answer delays no other. */
export const readBooksJob = job({
  name: 'launch.read-vendor-books',
  payload: z.object({ vendor: z.string() }),
  attempts: PERSISTENT_ATTEMPTS,
})

/** Adds a job for each vendor whose books are due. */
export async function findDueBooks({ db, clock }: Pick<FeedPorts, 'db' | 'clock'>): Promise<void> {
  const vendors = await vendorsDue(db, clock.now())
  await addMissingJobs(
    db,
    readBooksJob,
    vendors.map((vendor) => ({ key: vendor, payload: { vendor } })),
  )
}

/** Updates the ledger of a vendor's wallets from the vendor's own books, if due. */
export async function readDueBooks(ports: FeedPorts, vendor: string): Promise<void> {
  const { db, clock } = ports
  const feed = await claimDueFeed(db, vendor, clock.now())
  if (!feed) return
  const answer = await readBooks(ports, feed)
  if (answer === 'silent') await recordFailedRead(db, feed, clock.now())
  else await recordRead(db, vendor, { now: clock.now(), hadChanges: answer.hadChanges })
}
