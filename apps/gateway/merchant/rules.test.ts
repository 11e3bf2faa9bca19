import { closingOf } from '@ante/contract/merchant/closing.ts'
import { expect, test } from 'vitest'

import { isRestricted } from './rules.ts'

const regions = (refused: string[], allowed: string[]) => ({ refused_countries: refused, allowed_countries: allowed })

test.each([
  ['nobody is refused', regions([], []), 'US', false],
  ['nobody is refused, wherever he is', regions([], []), null, false],
  ['a refused country', regions(['US', 'FR'], []), 'FR', true],
  ['a country beside the refused ones', regions(['US', 'FR'], []), 'PH', false],
  ['nowhere, where some are refused', regions(['US'], []), null, false],
  ['an allowed country', regions([], ['PH', 'TH']), 'TH', false],
  ['a country beside the allowed ones', regions([], ['PH']), 'TH', true],
  ['nowhere, where some are allowed', regions([], ['PH']), null, true],
  ['a country that is refused where others are allowed', regions(['US'], ['PH']), 'US', true],
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
