import fc from 'fast-check'
import { expect, test } from 'vitest'

import { amountText, centsIn } from './stake-amount.ts'

/** The zeros of Arabic, Persian, Hindi, Bengali, Tamil, Thai, Lao, Burmese, Khmer and full-width digits. */
const ZEROS = Array.from('0٠۰०০௦๐໐၀០０')

test.each([
  ['12', 1_200n],
  ['12.5', 1_250n],
  ['12,05', 1_205n],
  [' 7 ', 700n],
  ['0.01', 1n],
  ['١٢٫٥٠', 1_250n],
  ['۱۲٫۵', 1_250n],
  ['१२.५', 1_250n],
  ['၁၂', 1_200n],
  ['１２．５', 1_250n],
  ['\u200f٧', 700n],
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

test('an amount is the same in the digits and with the decimal separator of any keyboard', () => {
  const signs = fc.constantFrom('.', ',', '٫', '،', '，', '．', '。')
  fc.assert(
    fc.property(fc.bigInt(1n, 99_999_999n), fc.constantFrom(...ZEROS), signs, (cents, zero, sign) => {
      const typed = amountText(cents)
        .replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
        .replace('.', sign)
      expect(centsIn(typed)).toBe(cents)
    }),
  )
})

test.each([
  [1_200n, '12'],
  [1_250n, '12.50'],
  [1n, '0.01'],
  [0n, ''],
])('%i cents are typed as %j', (cents, text) => {
  expect(amountText(cents)).toBe(text)
})
