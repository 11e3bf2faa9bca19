import { isPictureCode } from '@ante/contract/identity/picture-code.ts'
import { expect, test } from 'vitest'

import { pictureSigns } from './picture-signs.ts'

test.each([
  ['12 34', { kind: 'digits', length: 4 }, '1234'],
  ['\u0661\u0662\u0663\u0664', { kind: 'digits', length: 4 }, '1234'],
  ['ab-3k x7', { kind: 'letters', length: 6 }, 'ab3kx7'],
  ['abcdefgh', { kind: 'letters', length: 6 }, 'abcdef'],
  ['= 98', { kind: 'equation', length: 2 }, '98'],
] as const)('from %j for %j the accepted characters are %j', (typed, code, stored) => {
  expect(pictureSigns(typed, code)).toBe(stored)
  expect(isPictureCode(stored, code)).toBe(true)
})

test.each([
  ['123', { kind: 'digits', length: 4 }],
  ['12a4', { kind: 'digits', length: 4 }],
  ['ab3k', { kind: 'letters', length: 6 }],
  ['', { kind: 'equation', length: 2 }],
  ['123', { kind: 'equation', length: 2 }],
] as const)('%j cannot answer %j', (text, code) => {
  expect(isPictureCode(text, code)).toBe(false)
})
