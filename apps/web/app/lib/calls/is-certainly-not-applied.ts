import { CallFailed, CallRefused } from './call-errors.ts'
import { commonRefusalOf } from './common-refusal.ts'

const NEVER_EXECUTED = ['request.invalid', 'request.malformed', 'login.not.session', 'idempotency_key.cancelled']

/**
 * Whether the error proves that a call has had no effect and will have none. The endpoint's own refusals prove it. Most
 * common refusals do not: the database may have failed after the commit, and a browser may repeat a request itself,
 * with a rate limit that refuses the repeat.
 */
export function isCertainlyNotApplied(error: unknown): boolean {
  if (error instanceof CallFailed) return error.fault === 'offline'
  return error instanceof CallRefused && (commonRefusalOf(error) === null || NEVER_EXECUTED.includes(error.code))
}
