import { expect, test } from 'vitest'

import { codeDigits } from './code-digits.ts'

// rules: registration-4
test.each([
  ['12 34', '1234'],
  ['Your code: 123456', '123456'],
  ['Your code: 123456. Valid for 10 minutes.', '123456'],
  ['Ante 2026: 123 456 is your code', '123456'],
  ['كودك هو ١٢٣٤٥٦ صالح 10 دقائق', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  // One letter is a typing error: no digit is lost.
  ['12a3', '123'],
  ['12345678', '123456'],
  ['a1b2', '12'],
  ['٠١٢٩', '0129'],
  ['۴۵۶', '456'],
  ['०९', '09'],
  ['๑๒', '12'],
  ['၀៩', '09'],
  ['１２', '12'],
])('for the input %s the code is %s', (typed, code) => {
  expect(codeDigits(typed)).toBe(code)
})
