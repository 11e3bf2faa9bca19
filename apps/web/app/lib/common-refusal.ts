import { commonRefusals } from '@ante/contract/kit/refusal.ts'
import type { CommonRefusalCode } from '@ante/contract/kit/refusal.ts'

import { CallRefused } from './call-errors.ts'

/** The common refusal behind an error, which any endpoint may answer. */
export function commonRefusalOf(error: unknown): CommonRefusalCode | null {
  // Only a code that was found among them passes.
  return error instanceof CallRefused && error.code in commonRefusals ? (error.code as CommonRefusalCode) : null
}
