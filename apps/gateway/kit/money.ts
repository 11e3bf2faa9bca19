import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'

/** Amounts in the gateway are bigints in 1/10,000 of the currency unit; on the wire decimal text. */
const UNITS = 10_000n

/** `'1234.5'` becomes 12_345_000n. The contract's schemas have validated the text: at most 4 decimals. */
export function unitsOf(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) throw new TypeError(`not an amount: ${JSON.stringify(text)}`)
  const [, sign, whole, decimals = ''] = match
  const units = BigInt(whole ?? 0) * UNITS + BigInt(decimals.padEnd(4, '0'))
  return sign === '-' ? -units : units
}

/** `12_345_000n` becomes `'1234.50'`: two decimals, truncated towards zero, never rounded up. */
export function textOf(units: bigint): string {
  const cents = units / 100n
  const absolute = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`
}

/** `252_000n` becomes `'25.2'`: up to four decimals; for rates, which must not be truncated. */
export function exactTextOf(units: bigint): string {
  const absolute = units < 0n ? -units : units
  const decimals = String(absolute % UNITS)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${absolute / UNITS}${decimals && `.${decimals}`}`
}

const HUNDREDTH = 100n

/** Returns the smallest payable amount of a currency, in units of 1/10,000: one yen, or a hundredth of a peso. */
export const smallestOf = (currency: string): bigint => (decimalsOf(currency) === 0 ? UNITS : HUNDREDTH)

/** Whether an amount can be paid in a currency: it has no more decimals than the currency. */
export const isPayableIn = (currency: string, units: bigint): boolean => units % smallestOf(currency) === 0n

/** Returns the payable part of an amount in a currency, rounded towards zero, so that nothing unearned is paid. */
export const payablePart = (currency: string, units: bigint): bigint => units - (units % smallestOf(currency))

/** Returns the smallest payable amount that is not less than this one. */
export const payableCover = (currency: string, units: bigint): bigint =>
  payablePart(currency, units + smallestOf(currency) - 1n)

/**
 * Returns the smallest amount of a currency in the ledger, in units of 1/10,000: one whole unit of a currency without
 * minor units, else 1/10,000, because lotteries and vendors pay such amounts. The table `transfer` refuses finer
 * amounts.
 */
const ledgerStepOf = (currency: string): bigint => (decimalsOf(currency) === 0 ? UNITS : 1n)

/** Whether the ledger can store an amount exactly. */
export const isExactIn = (currency: string, units: bigint): boolean => units % ledgerStepOf(currency) === 0n

/** Returns the part of an amount that the ledger can store, rounded towards zero. */
export const ledgerPart = (currency: string, units: bigint): bigint => units - (units % ledgerStepOf(currency))
