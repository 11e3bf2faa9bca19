import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isPayableIn, smallestOf, textOf, unitsOf } from './money.ts'

test.each([
  ['0', 0n],
  ['1', 10_000n],
  ['1234.5', 12_345_000n],
  ['0.0001', 1n],
  ['-3.25', -32_500n],
])('%s is %s units', (text, units) => {
  expect(unitsOf(text)).toBe(units)
})

test.each(['', 'abc', '1,5', '1.23456', '1e3', ' 1', '--1', 'Infinity'])('%j is not an amount', (text) => {
  expect(() => unitsOf(text)).toThrow(TypeError)
})

test('fractions of a cent are truncated, never rounded up', () => {
  expect(textOf(9_999n)).toBe('0.99')
  expect(textOf(-9_999n)).toBe('-0.99')
})

test('whole cents survive a round trip to the wire format', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (cents) => {
      expect(unitsOf(textOf(cents * 100n))).toBe(cents * 100n)
    }),
  )
})

test.each([
  ['PHP', '0.01', '0.001'],
  ['JPY', '1', '0.50'],
  ['KRW', '1000', '1000.01'],
  ['VND', '1', '0.01'],
])('in %s %s can be paid, and %s cannot', (currency, payable, tooPrecise) => {
  expect(isPayableIn(currency, unitsOf(payable))).toBe(true)
  expect(isPayableIn(currency, unitsOf(tooPrecise))).toBe(false)
  expect(isPayableIn(currency, smallestOf(currency))).toBe(true)
})
