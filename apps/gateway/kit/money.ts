import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'

/** Money inside the gateway is a bigint of 1/10,000 of the currency's unit; on the wire it is decimal text. */
const UNITS = 10_000n

/** `'1234.5'` gives 12_345_000n. The text is what the contract's schemas let through: at most 4 decimals. */
export function unitsOf(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) throw new TypeError(`not an amount: ${JSON.stringify(text)}`)
  const [, sign, whole, decimals = ''] = match
  const units = BigInt(whole ?? 0) * UNITS + BigInt(decimals.padEnd(4, '0'))
  return sign === '-' ? -units : units
}

/** `12_345_000n` gives `'1234.50'`: two decimals, what is smaller is cut off towards zero, never rounded up. */
export function textOf(units: bigint): string {
  const cents = units / 100n
  const absolute = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`
}

/** `252_000n` gives `'25.2'`: all four decimals, as far as there are any; of a rate, where cutting off would be wrong. */
export function exactTextOf(units: bigint): string {
  const absolute = units < 0n ? -units : units
  const decimals = String(absolute % UNITS)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${absolute / UNITS}${decimals && `.${decimals}`}`
}

const HUNDREDTH = 100n

/** The smallest amount of a currency that can be paid, in units: a whole yen, a hundredth of a peso. */
export const smallestOf = (currency: string): bigint => (decimalsOf(currency) === 0 ? UNITS : HUNDREDTH)

/** Whether an amount can be paid in a currency: it has no more decimals than the currency. */
export const isPayableIn = (currency: string, units: bigint): boolean => units % smallestOf(currency) === 0n

/** The part of an amount that can be paid in a currency; rounded towards zero, so that nothing is given that was not earned. */
export const payablePart = (currency: string, units: bigint): bigint => units - (units % smallestOf(currency))

/** The least amount that can be paid in a currency and is not less than this one. */
export const payableCover = (currency: string, units: bigint): bigint =>
  payablePart(currency, units + smallestOf(currency) - 1n)

/**
 * The smallest amount that the ledger keeps of a currency, in units: a whole unit of a currency without minor units, else 1/10,000,
 * which lotteries and vendors pay. The table `transfer` refuses what is finer.
 */
const ledgerStepOf = (currency: string): bigint => (decimalsOf(currency) === 0 ? UNITS : 1n)

/** Whether the ledger can keep an amount as it is. */
export const isKeptIn = (currency: string, units: bigint): boolean => units % ledgerStepOf(currency) === 0n

/** The part of an amount that the ledger can keep; rounded towards zero. */
export const ledgerPart = (currency: string, units: bigint): bigint => units - (units % ledgerStepOf(currency))
