import { z } from 'zod'

import { addMissingJobs } from '../../kit/job-queue/add-job.ts'
import { job, PERSISTENT_ATTEMPTS } from '../../kit/job-queue/job.ts'
import { finishWithoutBets, waitingDraw, waitingDrawIds } from './waiting-draw.ts'
import { settleDraw } from './settle-draw.ts'
import type { SettlingPorts } from './settle-draw.ts'

/** Number of draws that one gateway settles simultaneously. */
const CONCURRENCY = 2
/** Delays after a failure, in milliseconds: short, because members wait for their wins. */
const BACKOFF = { firstMs: 1_000, lastMs: 10_000 }

export const settleDrawJob = job({
  name: 'lottery.settle-draw',
  payload: z.object({ draw: z.string() }),
  attempts: PERSISTENT_ATTEMPTS,
  backoff: BACKOFF,
  concurrency: CONCURRENCY,
})

/** Completes drawn draws without bets, and adds a job for each other draw that waits for settlement. */
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
 * Settles a draw if it waits for settlement: pays a drawn one, refunds a void one, and reverses the payments of a
 * reversed one. Of two simultaneous runs each pays some batches; none is paid twice.
 */
export async function settleWaiting(ports: SettlingPorts, id: bigint): Promise<void> {
  const draw = await waitingDraw(ports.db, id)
  if (draw) await settleDraw(ports, draw)
}
