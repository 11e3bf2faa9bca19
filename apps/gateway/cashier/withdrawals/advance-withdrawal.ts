import { z } from 'zod'

import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import { advance } from './advance.ts'
import type { AdvancePorts } from './advance.ts'
import { dueWithdrawalIds, claimDueWithdrawal } from './withdrawals.ts'

/** Number of withdrawals that one gateway advances simultaneously: each waits for a provider. */
const CONCURRENCY = 8

/** Advances one withdrawal. */
export const advanceWithdrawalJob = job({
  name: 'cashier.advance-withdrawal',
  payload: z.object({ withdrawal: z.string() }),
  attempts: PERSISTENT_ATTEMPTS,
  concurrency: CONCURRENCY,
})

/**
 * Adds a job for each due withdrawal: approved ones, and those interrupted by a crash or an unanswered provider call.
 */
export async function findDueWithdrawals({ db, clock }: Pick<AdvancePorts, 'db' | 'clock'>): Promise<void> {
  const ids = await dueWithdrawalIds(db, clock.now())
  await addMissingJobs(
    db,
    advanceWithdrawalJob,
    ids.map((id) => ({ key: id, payload: { withdrawal: id } })),
  )
}

/** Advances a due withdrawal as far as possible for now. */
export async function advanceWithdrawal(ports: AdvancePorts, id: string): Promise<void> {
  const withdrawal = await claimDueWithdrawal(ports.db, id, ports.clock.now())
  if (withdrawal) await advance(ports, withdrawal)
}
