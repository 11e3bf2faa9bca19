import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSameNumber, minimumDigits, mobileProblem, mobileTyped, numberOf } from './mobile-number.ts'

const philippines = { country: 'PH', dialingCode: '63', example: '0905 123 4567', digits: 10 }

test.each([
  ['0905 123 4567', '0905 123 4567'],
  ['+63 (905) 123-4567', '+63 (905) 123-4567'],
  ['٠٩٠٥١٢٣٤٥٦٧', '09051234567'],
  ['۰۹۰۵', '0905'],
  ['tel: 0905a', ' 0905'],
  ['1'.repeat(25), '1'.repeat(20)],
])('%s is parsed as %s', (typed, parsed) => {
  expect(mobileTyped(typed)).toBe(parsed)
})

// rules: registration-6, errors-16
test.each([
  ['', 'mobileNum.missing'],
  [' + ', 'mobileNum.missing'],
  ['call me', 'mobileNum.missing'],
  ['0905x1234567', 'mobileNum.invalid'],
  ['090512', 'mobileNum.invalid'],
  ['9051234567', null],
  ['09051234567', null],
  ['+639051234567', null],
  // Possibly too short, but lengths differ within countries: the gateway decides.
  ['90512345', null],
])('%j has the problem %s', (typed, problem) => {
  expect(mobileProblem(typed, philippines)).toBe(problem)
})

test('while the country is unknown, any digits are sent to the gateway', () => {
  expect(mobileProblem('1', undefined)).toBeNull()
})

test('the minimum number of digits is the shortest of the countries that share the code', () => {
  const shorter = { ...philippines, country: 'XX', digits: 8 }

  expect(minimumDigits([philippines, shorter, { ...shorter, dialingCode: '66', digits: 5 }], philippines)).toBe(8)
})

// rules: login-1
test('parsed input is short, and parsing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const parsed = mobileTyped(typed)
      expect(parsed).toMatch(/^[\d+ ().-]{0,20}$/)
      expect(mobileTyped(parsed)).toBe(parsed)
    }),
  )
})

test.each([
  [numberOf('0917 123', undefined), numberOf('0917123', philippines), true],
  [numberOf('0917123', philippines), numberOf('0917123', undefined), true],
  [numberOf('0917123', philippines), numberOf('(0917) 123', philippines), true],
  [numberOf('0917123', philippines), numberOf('0917124', philippines), false],
  [numberOf('0917123', philippines), numberOf('0917123', { ...philippines, dialingCode: '66' }), false],
])('%o and %o are the same number: %s', (first, second, isSame) => {
  expect(isSameNumber(first, second)).toBe(isSame)
})
