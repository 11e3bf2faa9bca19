import type { Country } from '@ante/contract/identity/mobile.ts'
import { latinDigits } from '@ante/contract/kit/digits.ts'

/** Source: product specification 5. */
const MOBILE_LIMIT = 20

export type MobileProblem = 'mobileNum.missing' | 'mobileNum.invalid'

/** Lengths differ within a country: only numbers that are shorter than its example by more digits are invalid. */
const MAX_MISSING_DIGITS = 3

/** Normalizes typed digits to Latin ones; drops characters that no number contains. */
export const mobileTyped = (typed: string): string =>
  latinDigits(typed)
    .replace(/[^\d+ ().-]/g, '')
    .slice(0, MOBILE_LIMIT)

/** Returns the digits of a number without the leading zero of domestic calls. */
export const ownDigits = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '')

/** Returns the problem of a number before the call; the gateway decides on its validity in the country. */
export function mobileProblem(typed: string, country: Country | undefined): MobileProblem | null {
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return 'mobileNum.missing'
  if (/[^\d+ ().-]/.test(typed)) return 'mobileNum.invalid'
  return country && ownDigits(typed).length < country.digits - MAX_MISSING_DIGITS ? 'mobileNum.invalid' : null
}

interface NumberOfCountry {
  digits: string
  /** Undefined before the list of countries has loaded: then the gateway uses the merchant's country. */
  dialingCode: string | undefined
}

export const numberOf = (number: string, country: Country | undefined): NumberOfCountry => ({
  digits: number.replace(/\D/g, ''),
  dialingCode: country?.dialingCode,
})

/**
 * Whether both are the same number. An unknown dialling code matches any: the list of countries may not be loaded yet.
 */
export const isSameNumber = (a: NumberOfCountry, b: NumberOfCountry): boolean =>
  a.digits === b.digits &&
  (a.dialingCode === b.dialingCode || a.dialingCode === undefined || b.dialingCode === undefined)

/** Returns the gateway's minimum number of digits: the shortest example of the countries that share the code. */
export function minimumDigits(countries: readonly Country[], country: Country): number {
  return Math.min(
    ...countries.filter(({ dialingCode }) => dialingCode === country.dialingCode).map(({ digits }) => digits),
  )
}
