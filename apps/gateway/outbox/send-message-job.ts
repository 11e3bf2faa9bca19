import { z } from 'zod'

import { job, PERSISTENT_ATTEMPTS } from '../kit/job-queue/job.ts'

const CONCURRENCY = 8

/** Sends one message. It is added by `writeMessage`, in the same transaction. */
export const sendMessageJob = job({
  name: 'outbox.send',
  payload: z.object({ id: z.uuid() }),
  // Retried until the message expires.
  attempts: PERSISTENT_ATTEMPTS,
  concurrency: CONCURRENCY,
})
