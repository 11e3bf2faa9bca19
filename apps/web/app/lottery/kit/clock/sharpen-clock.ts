import { serverClock } from './server-clock.ts'

/** Countdowns are true within this. */
const GOOD_ENOUGH_MS = 80
const TRIES = 3

/**
 * Where the gateway's time came by a slow answer, small questions that tell it too are asked until one of them is quick. On
 * a line that is always slow it stays as true as the line allows.
 */
export async function sharpenClock(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < TRIES && serverClock.uncertainty() > GOOD_ENOUGH_MS; attempt += 1) {
    await ask().catch(() => undefined)
  }
}
