import { latinDigits } from '@ante/contract/kit/digits.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'
import type { Country } from '@ante/contract/identity/mobile.ts'

import { countryName } from '../../lib/i18n/country-name.ts'
import { localesOf } from '../../lib/i18n/formatters.ts'

/** A country with its searchable names. */
export interface NamedCountry extends Country {
  name: string
  /** Text with the names to search, also in English, which members know from forms. */
  searchText: string
}

/** Main country of shared dialling codes. */
const MAIN_COUNTRY: Record<string, string> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  590: 'GP',
  599: 'CW',
}

/** Countries with names in the reader's language, sorted accordingly. */
export function namedCountries(countries: readonly Country[], locale: string): NamedCountry[] {
  const { compare } = new Intl.Collator(localesOf(locale))
  return countries
    .map((country) => {
      const name = countryName(country.country, locale)
      return { ...country, name, searchText: searchable(`${name} ${countryName(country.country, 'en')}`) }
    })
    .sort((a, b) => compare(a.name, b.name))
}

/** Returns countries that match a name, two letters or dialling digits, most likely first. */
export function findCountries(countries: readonly NamedCountry[], typed: string): readonly NamedCountry[] {
  const isSelected = searchable(latinDigits(typed))
  if (isSelected === '') return countries
  const digits = isSelected.replace(/\D/g, '')
  const rankOf = ({ country, dialingCode, searchText }: NamedCountry): number => {
    if (digits !== '') return dialingCode.startsWith(digits) ? dialingCode.length - digits.length : -1
    if (country.toLowerCase() === isSelected) return 0
    if (searchText.startsWith(isSelected)) return 1
    if (searchText.includes(` ${isSelected}`)) return 2
    return searchText.includes(isSelected) ? 3 : -1
  }
  return countries
    .map((country) => ({ country, rank: rankOf(country) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country)
}

/** Returns the country of a dialling code. If several share it: the visitor's apparent country, else the main one. */
export function countryOfCode(
  countries: readonly Country[],
  dialingCode: string,
  currentCountry: string | null,
): Country | undefined {
  const sharing = countries.filter((country) => country.dialingCode === dialingCode.replace('+', ''))
  const [first] = sharing
  const countryWithCode = (code: string | null | undefined) => sharing.find(({ country }) => country === code)
  return countryWithCode(currentCountry) ?? countryWithCode(first && MAIN_COUNTRY[first.dialingCode]) ?? first
}
