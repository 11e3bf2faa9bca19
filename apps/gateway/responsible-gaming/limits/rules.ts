import { MAX_SESSION_MINUTES } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitKind } from '@ante/contract/responsible-gaming/responsible-gaming.ts'

import { textOf, unitsOf } from '../../kit/money.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const MINUTES = /^\d{1,4}$/
const MIN = unitsOf('1')
const MAX = unitsOf('100000000')
const MIN_MINUTES = 5n

/** Returns the bounds of a limit in wire format. */
export const boundsOf = (kind: LimitKind): { minimum: string; maximum: string } =>
  kind === 'session'
    ? { minimum: String(MIN_MINUTES), maximum: String(MAX_SESSION_MINUTES) }
    : { minimum: textOf(MIN), maximum: textOf(MAX) }

/** Parses an amount in units, or minutes; null if invalid or out of bounds. */
export function readLimit(kind: LimitKind, text: string): bigint | null {
  if (kind === 'session') {
    const minutes = MINUTES.test(text) ? BigInt(text) : 0n
    return minutes >= MIN_MINUTES && minutes <= BigInt(MAX_SESSION_MINUTES) ? minutes : null
  }
  const units = AMOUNT.test(text) ? unitsOf(text) : 0n
  return units >= MIN && units <= MAX ? units : null
}

export const limitText = (kind: LimitKind, value: bigint): string =>
  kind === 'session' ? String(value) : textOf(value)

export type Change = 'none' | 'now' | 'later'

/**
 * Returns when a change takes effect: a stricter limit immediately, a looser one after a waiting time. Null means no
 * limit.
 */
export function changeOf(holds: bigint | null, requested: bigint | null): Change {
  if (holds === requested) return 'none'
  if (holds === null) return 'now'
  return requested !== null && requested < holds ? 'now' : 'later'
}
