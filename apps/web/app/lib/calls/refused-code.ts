import { CallFailed } from './call-errors.ts'

/**
 * Returns the code of a refusal, received by a call or, during server rendering, directly from the gateway; null for
 * any other error.
 */
export function refusedCode(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof CallFailed || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
