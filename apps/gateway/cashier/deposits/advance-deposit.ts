import { z } from 'zod'

import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { depositStates } from './deposit-states.ts'
import { dueDepositIds, claimDueDeposit } from './deposits.ts'
import { pollDeposit } from './poll-deposit.ts'
import type { PollPorts } from './poll-deposit.ts'

/** Number of deposits that one gateway advances simultaneously: each waits for a provider. */
const CONCURRENCY = 8

/** Advances one deposit. */
export const advanceDepositJob = job({
  name: 'cashier.advance-deposit',
  payload: z.object({ deposit: z.string() }),
  attempts: PERSISTENT_ATTEMPTS,
  concurrency: CONCURRENCY,
})

/** Adds a job for each deposit that is due. */
export async function findDueDeposits({ db, clock }: Pick<PollPorts, 'db' | 'clock'>): Promise<void> {
  const ids = await dueDepositIds(db, clock.now())
  const jobs = ids.map((id) => ({ key: String(id), payload: { deposit: String(id) } }))
  await addMissingJobs(db, advanceDepositJob, jobs)
}

/**
 * Advances a due deposit: opens its payment if not opened yet, polls the provider if no notification came, and expires
 * an unpaid deposit.
 */
export async function advanceDeposit(ports: PollPorts, id: bigint): Promise<void> {
  const deposit = await claimDueDeposit(ports.db, id, ports.clock.now())
  if (!deposit) return
  try {
    await pollDeposit(ports, deposit)
  } catch (error) {
    // A notification arrived first.
    if (!isIllegal(depositStates, error)) throw error
  }
}
