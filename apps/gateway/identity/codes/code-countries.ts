import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

import type { Merchant } from '../../merchant/public.ts'
import { countryOfCurrency } from './dialing-codes.ts'

type CodeMerchant = Pick<Merchant, 'code_countries' | 'allowed_countries' | 'currency'>

/**
 * Country codes without a country: messages to them are charged like premium ones. Source: ITU-T, List of
 * Recommendation E.164 assigned country codes (freephone 800, shared cost 808, Inmarsat 870, personal numbers 878,
 * satellite systems 881, international networks 882 and 883, disaster relief 888, premium rate 979, trials 991).
 */
const WITHOUT_COUNTRY = new Set(['800', '808', '870', '878', '881', '882', '883', '888', '979', '991'])

/**
 * Returns the countries to whose numbers a merchant sends codes: those configured by the operator, else the country of
 * the currency and the countries to which the site is restricted. An empty list means all countries.
 */
export function codeCountriesOf({
  code_countries: listed,
  allowed_countries: allowed,
  currency,
}: CodeMerchant): string[] {
  if (listed.length > 0) return listed
  const country = countryOfCurrency(currency)
  return [...new Set([...(country ? [country] : []), ...allowed])]
}

/**
 * Whether a code may be sent to an E.164 number. Unassigned number series are accepted for configured countries only.
 */
export function acceptsCodes(mobile: string, countries: readonly string[]): boolean {
  if (WITHOUT_COUNTRY.has(mobile.slice(1, 4))) return false
  const read = parsePhoneNumberFromString(mobile)
  if (!read) return false
  if (read.country && read.isValid()) return countries.length === 0 || countries.includes(read.country)
  return countries.some((country) => {
    return isSupportedCountry(country) && getCountryCallingCode(country) === read.countryCallingCode
  })
}
