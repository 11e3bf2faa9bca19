import { TRIAL_HOURS } from '@ante/contract/identity/session.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

const TRIAL_MS = TRIAL_HOURS * HOUR_MS
/** Time in milliseconds that vendors have to end open rounds. Afterwards the rounds are closed unchanged. */
const TIMEOUT_MS = 2 * HOUR_MS

/** Returns the time before which trials that have ended by now must have begun. */
export const overSince = (now: Date) => new Date(now.getTime() - TRIAL_MS)

/** Whether the time for vendors to end rounds is over. */
export const trialLimitReached = ({ registeredAt }: { registeredAt: Date }, now: Date) =>
  now.getTime() - registeredAt.getTime() >= TRIAL_MS + TIMEOUT_MS
