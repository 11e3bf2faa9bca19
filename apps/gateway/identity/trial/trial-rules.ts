import { TRIAL_HOURS } from '@ante/contract/identity/session.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

const TRIAL_MS = TRIAL_HOURS * HOUR_MS
/** So long a vendor may take to end the rounds that were open; then they end as they stand. */
const TIMEOUT_MS = 2 * HOUR_MS

/** Trials that were opened up to then are over. */
export const overSince = (now: Date) => new Date(now.getTime() - TRIAL_MS)

/** Whether nothing of it waits for a vendor any more. */
export const trialLimitReached = ({ registeredAt }: { registeredAt: Date }, now: Date) =>
  now.getTime() - registeredAt.getTime() >= TRIAL_MS + TIMEOUT_MS
