import type { Country } from '@ante/contract/identity/mobile.ts'
import type { CountryCode } from 'libphonenumber-js/max'
import { getCountries, getCountryCallingCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'

/** All countries with dialling codes, from the libphonenumber tables. */
export const countries: Country[] = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples)
  if (!example) return []
  const dialingCode = getCountryCallingCode(country)
  return [{ country, dialingCode, example: example.formatNational(), digits: example.nationalNumber.length }]
})

/** Returns the country in the first two letters of a currency code, or null if there is none. Source: ISO 4217. */
export function countryOfCurrency(currency: string): CountryCode | null {
  const country = currency.slice(0, 2)
  return isSupportedCountry(country) ? country : null
}
