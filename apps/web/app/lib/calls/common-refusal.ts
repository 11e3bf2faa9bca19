import { commonRefusals } from '@ante/contract/kit/refusal.ts'
import type { CommonRefusalCode } from '@ante/contract/kit/refusal.ts'

import { CallRefused } from './call-errors.ts'

/** The common refusal behind an error, which any endpoint may answer. */
export function commonRefusalOf(error: unknown): CommonRefusalCode | null {
  // Only a code that was found among them passes.
  return error instanceof CallRefused && error.code in commonRefusals ? (error.code as CommonRefusalCode) : null
}

/** How long to wait, where somebody has asked too often; null for every other error. */
export function retryAfterSeconds(error: unknown): number | null {
  if (!(error instanceof CallRefused) || error.code !== 'request.too_many') return null
  const details = commonRefusals['request.too_many'].safeParse(error.details)
  return details.success ? details.data.retryAfterSeconds : null
}
