import { expect, test } from 'vitest'

import { rewritten } from '../../lib/forms/composition.ts'
import { cardDigits, groupedDigits } from './card-number.ts'

test.each([
  ['4111 1111-1111 1111', '4111111111111111'],
  ['٤١١١', '4111'],
  ['12345678901234567890123', '1234567890123456789'],
  ['no number', ''],
])('from %j the digits are %j', (typed, digits) => {
  expect(cardDigits(typed, 19)).toBe(digits)
})

test.each([
  ['', ''],
  ['1234', '1234'],
  ['12345', '1234 5'],
  ['123456789012', '1234 5678 9012'],
])('%j is displayed as %j', (digits, grouped) => {
  expect(groupedDigits(digits)).toBe(grouped)
})

test('the cursor stays behind the same digit when groups change', () => {
  const grouped = (typed: string) => groupedDigits(cardDigits(typed, 19))
  for (const [digits, position] of [
    [0, 0],
    [4, 4],
    [5, 6],
    [8, 9],
    [9, 11],
  ] as const)
    expect(rewritten(grouped, '123456789', digits)).toEqual({ value: '1234 5678 9', cursor: position })
})
