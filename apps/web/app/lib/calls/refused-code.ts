import { CallFailed } from './call-errors.ts'

/** The code of a no: by a call, or, while the server draws the page, from the gateway itself. Null for what is no answer. */
export function refusedCode(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof CallFailed || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
