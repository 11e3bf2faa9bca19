import type { Prng } from '@ante/demo-art/kit/prng.ts'

import { VENDORS_TIMEOUT_MS } from './exchange.ts'

/**
 * Transmission of a call: simultaneous copies, each with the time in milliseconds after which its connection is cut.
 */
export type Transmission = readonly number[]

const MAX_BEFORE_CUT_MS = 12

/**
 * Returns a random transmission: usually one copy, else two or three simultaneous copies, or one with a lost answer.
 */
export function randomTransmission(prng: Prng): Transmission {
  const [fullTimeout, cut] = [VENDORS_TIMEOUT_MS, prng.between(0, MAX_BEFORE_CUT_MS)]
  const roll = prng.next()
  if (roll < 0.72) return [fullTimeout]
  if (roll < 0.8) return [fullTimeout, fullTimeout]
  if (roll < 0.83) return [fullTimeout, fullTimeout, fullTimeout]
  return roll < 0.95 ? [cut] : [fullTimeout, cut]
}
