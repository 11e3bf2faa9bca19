import { expect, test } from 'vitest'

import { hasCheckDigit, isSameName, readCardNumber } from './rules.ts'

const bank = { kind: 'bank', minDigits: 10, maxDigits: 12 } as const
const card = { kind: 'card', minDigits: 16, maxDigits: 19 } as const

test.each([
  ['0123456789', bank, { digits: '0123456789' }],
  ['0123 4567-8901', bank, { digits: '012345678901' }],
  ['012345678', bank, { problem: 'length' }],
  ['0123456789012', bank, { problem: 'length' }],
  ['01234x6789', bank, { problem: 'digits' }],
  ['1e10', bank, { problem: 'digits' }],
  ['', bank, { problem: 'digits' }],
  ['٠١٢٣٤٥٦٧٨٩', bank, { problem: 'digits' }],
  ['4111 1111 1111 1111', card, { digits: '4111111111111111' }],
  ['4111 1111 1111 1112', card, { problem: 'checkDigit' }],
])('%j as a number of %o', (typed, rule, read) => {
  expect(readCardNumber(typed, rule)).toEqual(read)
})

test('one wrong digit, or two swapped neighbours, are detected', () => {
  const right = '5500000000000004'
  expect(hasCheckDigit(right)).toBe(true)
  for (let index = 0; index < right.length; index++) {
    const wrong = [...right].map((digit, at) => (at === index ? String((Number(digit) + 1) % 10) : digit)).join('')
    expect(hasCheckDigit(wrong)).toBe(false)
  }
  expect(hasCheckDigit('5050000000000004')).toBe(false)
})

test.each([
  ['Juan dela Cruz', 'JUAN DELA CRUZ', true],
  ['José P. Rizal', 'JOSÉ P RIZAL', true],
  ['Maria Dela-Cruz', 'MARIA  DELACRUZ', true],
  ['Jean‑Luc O’Neil', "JEAN LUC O'NEIL", true],
  ['สมชาย ใจดี', 'สมชาย  ใจดี', true],
  ['Juan dela Cruz', 'Juan Cruz', false],
  ['Juan dela Cruz', '', false],
])('%j and %j: %s', (item, other, same) => {
  expect(isSameName(item, other)).toBe(same)
})
