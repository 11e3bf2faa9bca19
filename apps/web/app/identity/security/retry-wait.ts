import { CallRefused } from '../../lib/call-errors.ts'

/** Until when the gateway wants no further try, in this device's time; null where it is not about that. */
export function retryAt(error: unknown): number | null {
  if (!(error instanceof CallRefused) || error.code !== 'request.too_many') return null
  const { details } = error
  const seconds =
    typeof details === 'object' && details !== null && 'retryAfterSeconds' in details ? details.retryAfterSeconds : null
  return typeof seconds === 'number' ? Date.now() + seconds * 1000 : null
}
