import { z } from 'zod'

import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import { finishWithoutBets, waitingIssue, waitingIssueIds } from './issue-in-hand.ts'
import { settleIssue } from './settle-issue.ts'
import type { SettlingPorts } from './settle-issue.ts'

/** Issues that one gateway settles at the same time. */
const CONCURRENCY = 2
/** Members wait for their wins. */
const BACKOFF = { firstMs: 1_000, lastMs: 10_000 }

/** Settles one issue. */
export const settleIssueJob = job({
  name: 'lottery.settle-issue',
  payload: z.object({ issue: z.string() }),
  attempts: PERSISTENT_ATTEMPTS,
  backoff: BACKOFF,
  concurrency: CONCURRENCY,
})

/** Finishes the issues without bets, and adds a job for each other one that is drawn, void or reversed. */
export async function findIssuesToSettle({ db, clock }: Pick<SettlingPorts, 'db' | 'clock'>): Promise<void> {
  await finishWithoutBets(db, clock.now())
  const ids = await waitingIssueIds(db)
  await addMissingJobs(
    db,
    settleIssueJob,
    ids.map((id) => ({ key: String(id), payload: { issue: String(id) } })),
  )
}

/**
 * Pays what is drawn, refunds what is void and takes back what was reversed; does nothing once that is done. Two at the same time
 * share the work: each part is paid once.
 */
export async function settleWaiting(ports: SettlingPorts, id: bigint): Promise<void> {
  const issue = await waitingIssue(ports.db, id)
  if (issue) await settleIssue(ports, issue)
}
