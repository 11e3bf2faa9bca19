import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

import { countries, countryOfCurrency } from './dialing-codes.ts'

export interface TypedNumber {
  mobileNum: string
  countryDialingCode?: string | undefined
  /** Currency whose country is assumed without a dialling code. */
  currency: string
}

export type ReadNumber = { kind: 'number'; mobile: string } | { kind: 'none'; minimumDigits: number }

const E164 = /^\+[1-9]\d{6,14}$/
const MOBILE_TYPES = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])
const MIN_DIGITS = 7
/** The international prefix of most countries, used instead of the plus sign. */
const DIALLED_ABROAD = /^[\s().-]*00(?=[\s().-]*[1-9])/

/**
 * Parses a number in any notation: with or without dialling code, national trunk zero, blanks and dashes. A number of a
 * series too new for the tables is accepted if its length is that of the country's mobile numbers.
 */
export function readMobile({ mobileNum, countryDialingCode, currency }: TypedNumber): ReadNumber {
  const dialingCode = countryDialingCode?.replace('+', '') ?? dialingCodeOf(currency)
  const lengths = countries.filter((country) => country.dialingCode === dialingCode).map(({ digits }) => digits)
  const none = { kind: 'none', minimumDigits: lengths.length > 0 ? Math.min(...lengths) : MIN_DIGITS } as const
  if (!/^\+?[\d\s().-]+$/.test(mobileNum)) return none

  const numberRules = { dialingCode, lengths }
  const international = mobileNum.replace(DIALLED_ABROAD, '+')
  const mobile =
    mobileOf(international, numberRules) ?? (international === mobileNum ? null : mobileOf(mobileNum, numberRules))
  return mobile === null ? none : { kind: 'number', mobile }
}

function mobileOf(typed: string, { dialingCode, lengths }: { dialingCode: string; lengths: number[] }): string | null {
  const home = lengths.length > 0 ? { defaultCallingCode: dialingCode } : {}
  const read = parsePhoneNumberFromString(typed, { ...home, extract: false })
  if (!read || !E164.test(read.number)) return null
  // A number known to be of another type, such as premium, is not a mobile number at any length.
  if (read.isValid()) return MOBILE_TYPES.has(read.getType() ?? '') ? read.number : null
  const isLongEnough = read.countryCallingCode === dialingCode && lengths.includes(read.nationalNumber.length)
  return isLongEnough ? read.number : null
}

/**
 * Whether a number belongs to another country than the currency; a currency without a single country has no foreign
 * numbers.
 */
export function isAbroad(mobile: string, currency: string): boolean {
  const home = countryOfCurrency(currency)
  if (home === null) return false
  const read = parsePhoneNumberFromString(mobile)
  return read?.country === undefined ? read?.countryCallingCode !== getCountryCallingCode(home) : read.country !== home
}

function dialingCodeOf(currency: string): string {
  const country = countryOfCurrency(currency)
  return country ? getCountryCallingCode(country) : ''
}
