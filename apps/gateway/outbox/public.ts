/** Public interface of `outbox` for other parts of the gateway. */
export { mailboxIsFull } from './mailbox-is-full.ts'
export { outboxJobs } from './jobs.ts'
export { Outbox } from './outbox.ts'
export { outboxRoutes } from './routes.ts'
export { writeMessage } from './write-message.ts'
