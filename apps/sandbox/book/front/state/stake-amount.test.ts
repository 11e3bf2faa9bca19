import { expect, test } from 'vitest'

import { amountText, centsIn } from './stake-amount.ts'

test.each([
  ['12', 1_200n],
  ['12.5', 1_250n],
  ['12,05', 1_205n],
  [' 7 ', 700n],
  ['0.01', 1n],
  ['', null],
  ['0', null],
  ['0.00', null],
  ['1.234', null],
  ['-5', null],
  ['5e3', null],
  ['abc', null],
])('%j is %o cents', (typed, cents) => {
  expect(centsIn(typed)).toBe(cents)
})

test.each([
  [1_200n, '12'],
  [1_250n, '12.50'],
  [1n, '0.01'],
  [0n, ''],
])('%i cents are typed as %j', (cents, text) => {
  expect(amountText(cents)).toBe(text)
})
