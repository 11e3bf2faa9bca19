import { commonRefusals } from '@ante/contract/kit/refusal.ts'
import type { CommonRefusalCode } from '@ante/contract/kit/refusal.ts'

import { CallRefused } from './call-errors.ts'

/** Returns the common refusal code (which any endpoint may answer) of an error; null for other errors. */
export function commonRefusalOf(error: unknown): CommonRefusalCode | null {
  // The check ensures that the code is one of `commonRefusals`.
  return error instanceof CallRefused && error.code in commonRefusals ? (error.code as CommonRefusalCode) : null
}

/** Returns the seconds to wait after a rate-limit refusal; null for every other error. */
export function retryAfterSeconds(error: unknown): number | null {
  if (!(error instanceof CallRefused) || error.code !== 'request.too_many') return null
  const details = commonRefusals['request.too_many'].safeParse(error.details)
  return details.success ? details.data.retryAfterSeconds : null
}
