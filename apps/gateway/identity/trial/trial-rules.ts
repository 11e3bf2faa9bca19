import { TRIAL_HOURS } from '@ante/contract/identity/session.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

const TRIAL_MS = TRIAL_HOURS * HOUR_MS
/** Time in milliseconds for vendors to end open rounds. Afterwards the rounds are closed without moving money. */
const TIMEOUT_MS = 2 * HOUR_MS

/** Returns the latest start of a trial that has ended by now. */
export const overSince = (now: Date) => new Date(now.getTime() - TRIAL_MS)

/** Whether the time for vendors to end rounds is over. */
export const trialLimitReached = ({ registeredAt }: { registeredAt: Date }, now: Date) =>
  now.getTime() - registeredAt.getTime() >= TRIAL_MS + TIMEOUT_MS
