import type { Country } from '@ante/contract/identity/mobile.ts'
import { latinDigits } from '@ante/contract/kit/digits.ts'

/** Source: product specification 5. */
const MOBILE_LIMIT = 20

export type MobileProblem = 'mobileNum.missing' | 'mobileNum.invalid'

/** Numbers of one country differ in length: only what is shorter by more than this is surely none. */
const MAY_LACK = 3

/** As it is typed, with digits that the gateway reads; what no number has in it is left out. */
export const mobileTyped = (typed: string): string =>
  latinDigits(typed)
    .replace(/[^\d+ ().-]/g, '')
    .slice(0, MOBILE_LIMIT)

/** Its digits without the nought of a call at home. */
export const ownDigits = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '')

/** What is wrong with a number before anybody is asked; whether it is one in its country, the gateway knows. */
export function mobileProblem(typed: string, country: Country | undefined): MobileProblem | null {
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return 'mobileNum.missing'
  if (/[^\d+ ().-]/.test(typed)) return 'mobileNum.invalid'
  return country && ownDigits(typed).length < country.digits - MAY_LACK ? 'mobileNum.invalid' : null
}

interface NumberOfCountry {
  digits: string
  /** None before the list of countries has come: then the gateway takes the merchant's own country. */
  dialingCode: string | undefined
}

export const numberOf = (number: string, country: Country | undefined): NumberOfCountry => ({
  digits: number.replace(/\D/g, ''),
  dialingCode: country?.dialingCode,
})

/** Whether both are the same number as far as is known: the list of countries may have come in between. */
export const isSameNumber = (one: NumberOfCountry, other: NumberOfCountry): boolean =>
  one.digits === other.digits &&
  (one.dialingCode === other.dialingCode || one.dialingCode === undefined || other.dialingCode === undefined)

/** How many digits the gateway asks for at the least: the shortest example of those that share the code. */
export function minimumDigits(countries: readonly Country[], country: Country): number {
  return Math.min(
    ...countries.filter(({ dialingCode }) => dialingCode === country.dialingCode).map(({ digits }) => digits),
  )
}
