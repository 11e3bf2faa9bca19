import { z } from 'zod'

import { job } from '../kit/job-queue/job.ts'

/** More than there is time for before a message expires. */
const ATTEMPTS = 10_000
const CONCURRENCY = 8

/** Sends one message. It is added by `writeMessage`, in the same transaction. */
export const sendMessageJob = job({
  name: 'outbox.send',
  payload: z.object({ id: z.uuid() }),
  attempts: ATTEMPTS,
  concurrency: CONCURRENCY,
})
