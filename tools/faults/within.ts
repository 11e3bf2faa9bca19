import { setTimeout as pause } from 'node:timers/promises'

/** Returns the result of `work`; throws an error with its name after the timeout. */
export async function within<Result>(
  ms: number,
  what: string | (() => string),
  work: Promise<Result>,
): Promise<Result> {
  const over = new AbortController()
  const late = pause(ms, null, { signal: over.signal }).then(() => {
    throw new Error(`Not over after ${ms} ms: ${typeof what === 'string' ? what : what()}`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
    late.catch(() => undefined)
  }
}
