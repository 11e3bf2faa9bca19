import type { Country } from '@ante/contract/identity/mobile.ts'
import type { CountryCode } from 'libphonenumber-js/max'
import { getCountries, getCountryCallingCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'

/** Every country with its dialling code, from the tables that telephones themselves use (libphonenumber). */
export const countries: Country[] = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples)
  if (!example) return []
  const dialingCode = getCountryCallingCode(country)
  return [{ country, dialingCode, example: example.formatNational(), digits: example.nationalNumber.length }]
})

/**
 * The country that a currency is of, where it is of one: the first two letters of its code are the country's. Source:
 * ISO 4217.
 */
export function countryOfCurrency(currency: string): CountryCode | null {
  const country = currency.slice(0, 2)
  return isSupportedCountry(country) ? country : null
}
