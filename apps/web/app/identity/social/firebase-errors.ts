import { CallFailed, CallRefused } from '../../lib/calls/call-errors.ts'

/** Firebase returns no waiting time; this corresponds to its own limits. */
const WAIT_SECONDS = 60

const REFUSED = new Map([
  ['auth/invalid-verification-code', 'verification.code.incorrect'],
  ['auth/missing-verification-code', 'verification.code.incorrect'],
  ['auth/code-expired', 'verification.code.incorrect'],
  ['auth/session-expired', 'verification.code.incorrect'],
])
const TOO_MANY = new Set(['auth/too-many-requests', 'auth/quota-exceeded'])
const CANCELLED = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Converts a Firebase error to the corresponding call error. */
export function asCallError(error: unknown): Error {
  const code = codeOf(error)
  const refused = REFUSED.get(code)
  if (refused) return new CallRefused(refused, {}, code)
  if (TOO_MANY.has(code)) return new CallRefused('request.too_many', { retryAfterSeconds: WAIT_SECONDS }, code)
  if (code === 'auth/invalid-phone-number') return new CallRefused('mobileNum.invalid', { minimumDigits: 0 }, code)
  if (code === 'auth/network-request-failed') return new CallFailed('offline')
  return new CallRefused('sender.unavailable', {}, code)
}

export const isCancelled = (error: unknown): boolean => CANCELLED.has(codeOf(error))
export const isBlocked = (error: unknown): boolean => codeOf(error) === 'auth/popup-blocked'
