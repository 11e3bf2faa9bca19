import { closingOf } from '@ante/contract/merchant/closing.ts'
import { expect, test } from 'vitest'

import { isRestricted } from './rules.ts'

const regions = (refused: string[], allowed: string[]) => ({ refused_countries: refused, allowed_countries: allowed })

test.each([
  ['no country is refused', regions([], []), 'US', false],
  ['no country is refused, and the country is unknown', regions([], []), null, false],
  ['a refused country', regions(['US', 'FR'], []), 'FR', true],
  ['a country outside of the refused ones', regions(['US', 'FR'], []), 'PH', false],
  ['an unknown country, where some are refused', regions(['US'], []), null, false],
  ['an allowed country', regions([], ['PH', 'TH']), 'TH', false],
  ['a country outside of the allowed ones', regions([], ['PH']), 'TH', true],
  ['an unknown country, where only some are allowed', regions([], ['PH']), null, true],
  ['a refused country, where others are allowed', regions(['US'], ['PH']), 'US', true],
])('%s', (_, merchant, country, restricted) => {
  expect(isRestricted(merchant, country)).toBe(restricted)
})

test.each([
  [false, false, null],
  [true, false, 'maintenance'],
  [false, true, 'region'],
  [true, true, 'maintenance'],
])(
  'under maintenance: %s, from a refused country: %s, so the app is replaced by %s',
  (maintenance, restricted, closing) => {
    expect(closingOf({ maintenance, restricted })).toBe(closing)
  },
)
