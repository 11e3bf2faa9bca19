import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf, unitsText } from './units.ts'

test.each([
  ['0', 0n],
  ['12.5', 125_000n],
  ['0.0001', 1n],
  ['-3.10', -31_000n],
  ['400000', 4_000_000_000n],
])('%s is exactly this many units', (text, units) => {
  expect(unitsOf(text)).toBe(units)
})

test('formatting reverses parsing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (units) => {
      expect(unitsOf(unitsText(units))).toBe(units)
    }),
  )
})
