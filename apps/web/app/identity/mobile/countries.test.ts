import { expect, test } from 'vitest'

import { countryOfCode, findCountries, namedCountries } from './countries.ts'

const country = (code: string, dialingCode: string) => ({ country: code, dialingCode, example: '', digits: 10 })
const some = [
  country('CA', '1'),
  country('US', '1'),
  country('BR', '55'),
  country('CI', '225'),
  country('PH', '63'),
  country('TH', '66'),
  country('GB', '44'),
  country('GG', '44'),
  country('PE', '51'),
]
const codesFor = (typed: string, locale = 'en') =>
  findCountries(namedCountries(some, locale), typed).map((match) => match.country)

test('countries are sorted by their names in the reader’s language', () => {
  expect(namedCountries(some, 'en').map(({ name }) => name)).toEqual([
    'Brazil',
    'Canada',
    'Côte d’Ivoire',
    'Guernsey',
    'Peru',
    'Philippines',
    'Thailand',
    'United Kingdom',
    'United States',
  ])
  expect(namedCountries([country('PH', '63')], 'ar')[0]?.name).toBe('الفلبين')
})

test.each([
  ['phil', 'en', ['PH']],
  ['  PHIL ', 'en', ['PH']],
  ['kingdom', 'en', ['GB']],
  ['cote', 'en', ['CI']],
  ['th', 'en', ['TH']],
  ['p', 'en', ['PE', 'PH']],
  ['الفل', 'ar', ['PH']],
  ['philippines', 'ar', ['PH']],
  ['+63', 'en', ['PH']],
  ['6', 'en', ['PH', 'TH']],
  ['٦٣', 'ar', ['PH']],
  ['1', 'en', ['CA', 'US']],
  ['nowhere', 'en', []],
  ['(', 'en', []],
])('%j in %s finds %j', (typed, locale, codes) => {
  expect(codesFor(typed, locale)).toEqual(codes)
})

test('an empty search finds all', () => {
  expect(codesFor(' ')).toHaveLength(some.length)
})

test.each([
  ['63', 'TH', 'PH'],
  ['+63', null, 'PH'],
  ['1', null, 'US'],
  ['1', 'CA', 'CA'],
  ['44', 'PH', 'GB'],
  ['999', 'PH', undefined],
])('%s, seen from %s, is the code of %s', (code, deviceCountry, expected) => {
  expect(countryOfCode(some, code, deviceCountry)?.country).toBe(expected)
})
