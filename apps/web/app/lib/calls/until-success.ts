import { backOffMs } from './back-off.ts'

/** Repeats an attempt until it succeeds, with growing delays. */
export async function untilSuccess<T>(attempt: () => Promise<T>, failures = 1): Promise<T> {
  try {
    return await attempt()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, backOffMs(failures)))
    return untilSuccess(attempt, failures + 1)
  }
}
