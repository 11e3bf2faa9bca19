import { isPayableIn, smallestOf, unitsOf } from '../../kit/money.ts'

/** The least that a member may move: 0.01, or a whole unit of a currency without decimals. Source: domain handbook 7.2. */
export const leastIn = smallestOf
/** More than any player has; a slip of the keyboard goes nowhere. */
export const MOST = unitsOf('1000000.00')
/** Why a member cannot move this amount, or null. */
export function amountRefusal(units: bigint, currency: string) {
  if (units < leastIn(currency) || !isPayableIn(currency, units)) return 'ACCOUNT_TRANSFER_EXCEED_MIN'
  return units > MOST ? 'over.limit' : null
}

/** When a vendor that gave no answer is asked what became of it, counted from there. Source: domain handbook 2.4. */
export const CHECK_AFTER_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const

/**
 * How long after its sending the vendor may still book a transfer: so that the last check, which comes later, can know that it
 * never will.
 */
export const VALID_MS = 45_000

/** Longer than any call to a vendor takes: what nobody has moved for so long was left. */
export const LEASE_MS = 15_000

/** What a vendor says of a transfer; `absent` at this moment of its own clock. */
export type Verdict =
  | { kind: 'done' }
  | { kind: 'failed'; code: string }
  | { kind: 'absent'; at: Date }
  | { kind: 'pending'; problem: string }

export interface Checked {
  /** How often it has been asked, this time included. */
  checks: number
  validUntil: Date
}

/**
 * What follows from an answer to "what became of it?". That a vendor has no such transfer proves nothing while it can still
 * book it; at the last check it must be past that moment, by the vendor's own clock, or an operator decides: nobody guesses.
 */
export function nextOf(verdict: Verdict, { checks, validUntil }: Checked): 'DONE' | 'FAILED' | 'PENDING' | 'again' {
  if (verdict.kind === 'done') return 'DONE'
  if (verdict.kind === 'failed') return 'FAILED'
  if (checks < CHECK_AFTER_MS.length) return 'again'
  return verdict.kind === 'absent' && verdict.at > validUntil ? 'FAILED' : 'PENDING'
}

/** When to ask the next time, after so many times. */
export function nextCheckAt(checkingSince: Date, checks: number): Date {
  const after = CHECK_AFTER_MS[checks] ?? CHECK_AFTER_MS[CHECK_AFTER_MS.length - 1]
  return new Date(checkingSince.getTime() + (after ?? 0))
}
