import { SESSION_MINUTES_AT_MOST } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitKind } from '@ante/contract/responsible-gaming/responsible-gaming.ts'

import { textOf, unitsOf } from '../../kit/money.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const MINUTES = /^\d{1,4}$/
const LEAST = unitsOf('1')
const MOST = unitsOf('100000000')
const LEAST_MINUTES = 5n

/** Returns the bounds of a limit in wire format. */
export const boundsOf = (kind: LimitKind): { minimum: string; maximum: string } =>
  kind === 'session'
    ? { minimum: String(LEAST_MINUTES), maximum: String(SESSION_MINUTES_AT_MOST) }
    : { minimum: textOf(LEAST), maximum: textOf(MOST) }

/** Parses an amount in units, or minutes; null if invalid or out of bounds. */
export function readLimit(kind: LimitKind, text: string): bigint | null {
  if (kind === 'session') {
    const minutes = MINUTES.test(text) ? BigInt(text) : 0n
    return minutes >= LEAST_MINUTES && minutes <= BigInt(SESSION_MINUTES_AT_MOST) ? minutes : null
  }
  const units = AMOUNT.test(text) ? unitsOf(text) : 0n
  return units >= LEAST && units <= MOST ? units : null
}

export const limitText = (kind: LimitKind, value: bigint): string =>
  kind === 'session' ? String(value) : textOf(value)

export type Change = 'none' | 'now' | 'later'

/**
 * Returns when a change takes effect: a stricter limit immediately, a looser one after a waiting time. Null is no
 * limit.
 */
export function changeOf(holds: bigint | null, requested: bigint | null): Change {
  if (holds === requested) return 'none'
  if (holds === null) return 'now'
  return requested !== null && requested < holds ? 'now' : 'later'
}
