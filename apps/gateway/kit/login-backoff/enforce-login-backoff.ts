import { commonRefusal } from '../refusal.ts'
import { waitMs } from './attempt-rules.ts'
import type { Failures } from './attempt-rules.ts'
import type { Attempt } from './login-failures.ts'

/** Refuses an attempt during the login backoff. For attempts without captchas. */
export function enforceLoginBackoff(failures: Failures, { known, now }: Attempt): void {
  const wait = waitMs({ failures, known: known !== null, now })
  if (wait > 0) throw commonRefusal('request.too_many', { retryAfterSeconds: Math.ceil(wait / 1000) })
}
