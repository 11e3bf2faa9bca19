import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

import { countries, countryOfCurrency } from './dialing-codes.ts'

export interface TypedNumber {
  mobileNum: string
  countryDialingCode?: string | undefined
  /** Whose country is meant where no dialling code is given. */
  currency: string
}

export type ReadNumber = { kind: 'number'; mobile: string } | { kind: 'none'; minimumDigits: number }

const E164 = /^\+[1-9]\d{6,14}$/
const MOBILE_TYPES = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])
const LEAST_DIGITS = 7
/** What most countries dial before a country code, in place of the plus. */
const DIALLED_ABROAD = /^[\s().-]*00(?=[\s().-]*[1-9])/

/**
 * One number, however it is typed: with or without its dialling code, the nought of a call at home, blanks and dashes. A
 * number of a series that is too new for our tables counts where it is as long as its country's mobile numbers are.
 */
export function readMobile({ mobileNum, countryDialingCode, currency }: TypedNumber): ReadNumber {
  const dialingCode = countryDialingCode?.replace('+', '') ?? dialingCodeOf(currency)
  const lengths = countries.filter((one) => one.dialingCode === dialingCode).map(({ digits }) => digits)
  const none = { kind: 'none', minimumDigits: lengths.length > 0 ? Math.min(...lengths) : LEAST_DIGITS } as const
  if (!/^\+?[\d\s().-]+$/.test(mobileNum)) return none

  const wanted = { dialingCode, lengths }
  const international = mobileNum.replace(DIALLED_ABROAD, '+')
  const mobile = mobileOf(international, wanted) ?? (international === mobileNum ? null : mobileOf(mobileNum, wanted))
  return mobile === null ? none : { kind: 'number', mobile }
}

function mobileOf(typed: string, { dialingCode, lengths }: { dialingCode: string; lengths: number[] }): string | null {
  const home = lengths.length > 0 ? { defaultCallingCode: dialingCode } : {}
  const read = parsePhoneNumberFromString(typed, { ...home, extract: false })
  if (!read || !E164.test(read.number)) return null
  // What is known to be something else, such as a premium number, is no mobile number however long it is.
  if (read.isValid()) return MOBILE_TYPES.has(read.getType() ?? '') ? read.number : null
  const isLongEnough = read.countryCallingCode === dialingCode && lengths.includes(read.nationalNumber.length)
  return isLongEnough ? read.number : null
}

/** Whether a number is of another country than the currency is; a currency of no single country is at home everywhere. */
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
