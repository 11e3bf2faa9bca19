import { isPayableIn, smallestOf, unitsOf } from '../../kit/money.ts'

/** Minimum amount of a transfer: 0.01, or a whole unit of a currency without decimals. Source: domain handbook 7.2. */
export const minimumIn = smallestOf
/** Maximum amount of a transfer, above any player's balance; guards against typing errors. */
export const MAX_TRANSFER_UNITS = unitsOf('1000000.00')
/** Returns the reason why a member cannot move this amount, or null. */
export function amountRefusal(units: bigint, currency: string) {
  if (units < minimumIn(currency) || !isPayableIn(currency, units)) return 'ACCOUNT_TRANSFER_EXCEED_MIN'
  return units > MAX_TRANSFER_UNITS ? 'over.limit' : null
}

/**
 * Times of the status queries to a vendor that did not answer, counted from the first missing answer. Source: domain
 * handbook 2.4.
 */
export const CHECK_AFTER_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const

/**
 * Time after sending during which the vendor may still book a transfer. The last status query is later, so it can
 * exclude a late booking.
 */
export const VALID_MS = 45_000

/** Lease of a transfer, longer than any vendor call: a transfer without progress for this time was abandoned. */
export const LEASE_MS = 15_000

/** A vendor's answer about a transfer. `absent`: unknown to the vendor, at a time of the vendor's clock. */
export type Verdict =
  | { kind: 'done' }
  | { kind: 'failed'; code: string }
  | { kind: 'absent'; at: Date }
  | { kind: 'pending'; problem: string }

export interface Checked {
  /** Number of status queries, including this one. */
  checks: number
  validUntil: Date
}

/**
 * Returns the next state for a vendor's answer to a status query. An absent transfer has failed only if the vendor can
 * no longer book it, by the vendor's own clock. If the last query is inconclusive, the transfer awaits an operator.
 */
export function nextOf(verdict: Verdict, { checks, validUntil }: Checked): 'DONE' | 'FAILED' | 'PENDING' | 'again' {
  if (verdict.kind === 'done') return 'DONE'
  if (verdict.kind === 'failed') return 'FAILED'
  if (checks < CHECK_AFTER_MS.length) return 'again'
  return verdict.kind === 'absent' && verdict.at > validUntil ? 'FAILED' : 'PENDING'
}

/** Returns the time of the next query after this number of queries. */
export function nextCheckAt(checkingSince: Date, checks: number): Date {
  const after = CHECK_AFTER_MS[checks] ?? CHECK_AFTER_MS[CHECK_AFTER_MS.length - 1]
  return new Date(checkingSince.getTime() + (after ?? 0))
}
