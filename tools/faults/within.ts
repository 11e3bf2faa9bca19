import { setTimeout as pause } from 'node:timers/promises'

/** Returns the result of `work`; throws an error with the description after the timeout. */
export async function within<Result>(
  ms: number,
  description: string | (() => string),
  work: Promise<Result>,
): Promise<Result> {
  const abort = new AbortController()
  const timeout = pause(ms, null, { signal: abort.signal }).then(() => {
    throw new Error(`Not over after ${ms} ms: ${typeof description === 'string' ? description : description()}`)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    abort.abort()
    timeout.catch(() => undefined)
  }
}
