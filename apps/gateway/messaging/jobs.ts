import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { deliverLetters } from './mail/letters.ts'
import { mailEnding } from './mail/mail-ending.ts'
import type { PushPorts } from './push/push-outbox.ts'
import { findDuePushes, sendDuePush, sendPushJob } from './push/push-outbox.ts'

const LETTERS_EVERY_MS = 2_000
const ENDING_EVERY_MS = 60_000
const PUSHES_EVERY_MS = 2_000

/** Job that delivers letters; a new letter triggers it. */
export const LETTERS_JOB = 'messaging.letters'

/** Background jobs of messaging. Functions that write push messages trigger `messaging.push` by its name. */
export const messagingJobs = (ports: PushPorts & Parameters<typeof mailEnding>[0]): RegisteredJob[] => [
  every(LETTERS_EVERY_MS, LETTERS_JOB, () => deliverLetters(ports)),
  every(ENDING_EVERY_MS, 'messaging.rewards-about-to-end', () => mailEnding(ports)),
  every(PUSHES_EVERY_MS, 'messaging.push', () => findDuePushes(ports)),
  handle(sendPushJob, ({ message }) => sendDuePush(ports, BigInt(message))),
]
