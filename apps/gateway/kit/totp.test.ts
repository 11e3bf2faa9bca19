import fc from 'fast-check'
import { expect, test } from 'vitest'

import { base32, bytesOfBase32, stepAt, stepOf, totp } from './totp.ts'

/** Source: RFC 6238, appendix B; the last six of its eight digits. */
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totp(SECRET, stepAt(new Date(second * 1000)))).toBe(code)
})

/** Source: RFC 4648, 10. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s in base32', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
  expect(bytesOfBase32(written).toString()).toBe(text)
})

const SECONDS = fc.integer({ min: 1_000_000, max: 3_000_000_000 })
const found = (second: number, away: number) => {
  const now = new Date(second * 1000)
  const code = totp(SECRET, stepAt(now) + away)
  return stepOf(SECRET, code, now) === stepAt(now) + away
}

test('a code is accepted in its half minute and in the adjacent ones', () => {
  fc.assert(
    fc.property(SECONDS, fc.constantFrom(-1, 0, 1), (second, away) => {
      expect(found(second, away)).toBe(true)
    }),
  )
})

test('a code is refused in all other half minutes', () => {
  fc.assert(
    fc.property(SECONDS, fc.constantFrom(-500, -3, -2, 2, 3, 500), (second, away) => {
      expect(found(second, away)).toBe(false)
    }),
  )
})

test.each(['', '12345', '1234567', 'abcdef', '12 456', '١٢٣٤٥٦'])('%j is not a code', (code) => {
  expect(stepOf(SECRET, code, new Date(59_000))).toBeNull()
})
