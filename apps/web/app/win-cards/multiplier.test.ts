import { expect, test } from 'vitest'

import { multiplierText } from './multiplier.ts'

test.each([
  ['2.00', '25.00', '×12.5'],
  ['0.05', '1.15', '×23'],
  ['3.00', '10.00', '×3.33'],
  ['0.0200', '0.1965', '×9.82'],
  ['1.00', '1250.99', '×1,250'],
  ['0.10', '999999999.00', '×9,999,999,990'],
  ['2.00', '2.00', '×1'],
])('a stake of %s and a payout of %s are %s', (stake, payout, text) => {
  expect(multiplierText({ stake, payout }, 'en')).toBe(`\u2066${text}\u2069`)
})

test.each([
  ['0.00', '5.00'],
  ['5.00', '4.99'],
  ['', '5.00'],
])('a stake of %j and a payout of %s have no multiplier', (stake, payout) => {
  expect(multiplierText({ stake, payout }, 'en')).toBeNull()
})
