import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import { deleteOldMessages } from './messages.ts'
import type { Outbox } from './outbox.ts'
import { sendMessageJob } from './send-message-job.ts'

const TIDY_EVERY_MS = 5_000

export const outboxJobs = ({ db, clock }: Pick<Ports, 'db' | 'clock'>, outbox: Outbox): RegisteredJob[] => [
  handle(sendMessageJob, ({ id }) => outbox.send(id)),
  every(TIDY_EVERY_MS, 'outbox.delete-old-messages', () => deleteOldMessages(db, clock.now())),
]
