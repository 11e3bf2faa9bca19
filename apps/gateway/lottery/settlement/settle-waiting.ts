import { z } from 'zod'

import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import { finishWithoutBets, waitingDraw, waitingDrawIds } from './waiting-draw.ts'
import { settleDraw } from './settle-draw.ts'
import type { SettlingPorts } from './settle-draw.ts'

/** Number of draws that one gateway settles simultaneously. */
const CONCURRENCY = 2
/** Short, because members wait for their wins. */
const BACKOFF = { firstMs: 1_000, lastMs: 10_000 }

/** Settles one draw. */
export const settleDrawJob = job({
  name: 'lottery.settle-draw',
  payload: z.object({ draw: z.string() }),
  attempts: PERSISTENT_ATTEMPTS,
  backoff: BACKOFF,
  concurrency: CONCURRENCY,
})

/** Completes draws without bets, and adds a job for each other one that is drawn, void or reversed. */
export async function findDrawsToSettle({ db, clock }: Pick<SettlingPorts, 'db' | 'clock'>): Promise<void> {
  await finishWithoutBets(db, clock.now())
  const ids = await waitingDrawIds(db)
  await addMissingJobs(
    db,
    settleDrawJob,
    ids.map((id) => ({ key: String(id), payload: { draw: String(id) } })),
  )
}

/**
 * Pays a drawn, refunds a void, and takes back a reversed draw; does nothing once that is done. Two simultaneous runs
 * share the work: each part is paid once.
 */
export async function settleWaiting(ports: SettlingPorts, id: bigint): Promise<void> {
  const draw = await waitingDraw(ports.db, id)
  if (draw) await settleDraw(ports, draw)
}
