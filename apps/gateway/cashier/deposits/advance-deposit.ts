import { z } from 'zod'

import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { depositStates } from './deposit-states.ts'
import { dueDepositIds, takeDueDeposit } from './deposits.ts'
import { pollDeposit } from './poll-deposit.ts'
import type { LookPorts } from './poll-deposit.ts'

/** Deposits that one gateway advances at the same time: each waits for a provider. */
const CONCURRENCY = 8

/** Advances one deposit. */
export const advanceDepositJob = job({
  name: 'cashier.advance-deposit',
  payload: z.object({ deposit: z.string() }),
  attempts: PERSISTENT_ATTEMPTS,
  concurrency: CONCURRENCY,
})

/** Adds a job for each deposit that is due. */
export async function findDueDeposits({ db, clock }: Pick<LookPorts, 'db' | 'clock'>): Promise<void> {
  const ids = await dueDepositIds(db, clock.now())
  const jobs = ids.map((id) => ({ key: String(id), payload: { deposit: String(id) } }))
  await addMissingJobs(db, advanceDepositJob, jobs)
}

/**
 * Advances a deposit that is due: opens one that could not be opened, asks the provider about one without a notification, and ends
 * one that was not paid in time.
 */
export async function advanceDeposit(ports: LookPorts, id: bigint): Promise<void> {
  const deposit = await takeDueDeposit(ports.db, id, ports.clock.now())
  if (!deposit) return
  try {
    await pollDeposit(ports, deposit)
  } catch (error) {
    // A notification was quicker.
    if (!isIllegal(depositStates, error)) throw error
  }
}
