import { SESSION_MINUTES_AT_MOST } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitKind } from '@ante/contract/responsible-gaming/responsible-gaming.ts'

import { textOf, unitsOf } from '../../kit/money.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const MINUTES = /^\d{1,4}$/
const LEAST = unitsOf('1')
const MOST = unitsOf('100000000')
const LEAST_MINUTES = 5n

/** Between which values a limit lies, as they are said. */
export const boundsOf = (kind: LimitKind): { minimum: string; maximum: string } =>
  kind === 'session'
    ? { minimum: String(LEAST_MINUTES), maximum: String(SESSION_MINUTES_AT_MOST) }
    : { minimum: textOf(LEAST), maximum: textOf(MOST) }

/** An amount in units, or minutes; null for what is none, or lies out of bounds. */
export function readLimit(kind: LimitKind, said: string): bigint | null {
  if (kind === 'session') {
    const minutes = MINUTES.test(said) ? BigInt(said) : 0n
    return minutes >= LEAST_MINUTES && minutes <= BigInt(SESSION_MINUTES_AT_MOST) ? minutes : null
  }
  const units = AMOUNT.test(said) ? unitsOf(said) : 0n
  return units >= LEAST && units <= MOST ? units : null
}

export const limitText = (kind: LimitKind, value: bigint): string =>
  kind === 'session' ? String(value) : textOf(value)

export type Change = 'none' | 'now' | 'later'

/** When a change of a limit holds: what allows less holds at once, what allows more has to wait. Null is no limit. */
export function changeOf(holds: bigint | null, wanted: bigint | null): Change {
  if (holds === wanted) return 'none'
  if (holds === null) return 'now'
  return wanted !== null && wanted < holds ? 'now' : 'later'
}
