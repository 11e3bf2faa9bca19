import { expect, test } from 'vitest'

import { codeDigits } from './digits.ts'

test.each([
  ['12 34', '1234'],
  ['12345678', '123456'],
  ['a1b2', '12'],
  ['٠١٢٩', '0129'],
  ['۴۵۶', '456'],
  ['०९', '09'],
  ['๑๒', '12'],
  ['၀៩', '09'],
  ['１２', '12'],
])('of %s the code is %s', (typed, code) => {
  expect(codeDigits(typed)).toBe(code)
})
