import { serverClock } from './server-clock.ts'

/** Required accuracy of countdowns, in milliseconds. */
const REQUIRED_ACCURACY_MS = 80
const TRIES = 3

/**
 * If the gateway's time came with a slow answer, repeats a small request that contains it until one answer is fast. On
 * a slow connection the accuracy stays limited.
 */
export async function sharpenClock(send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < TRIES && serverClock.uncertainty() > REQUIRED_ACCURACY_MS; attempt += 1) {
    await send().catch(() => undefined)
  }
}
