import { serverClock } from './server-clock.ts'

/** Required accuracy of countdowns, in milliseconds. */
const REQUIRED_ACCURACY_MS = 80
const TRIES = 3

/**
 * Repeats a small request with the gateway's time until one answer is fast enough for the required accuracy, at most a
 * few times: on a slow connection the accuracy stays limited.
 */
export async function sharpenClock(send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < TRIES && serverClock.uncertainty() > REQUIRED_ACCURACY_MS; attempt += 1) {
    await send().catch(() => undefined)
  }
}
