import { createHash } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shortSha256 } from './short-sha256.ts'

test('it is the beginning of the SHA-256 of every text of one block', () => {
  const text = fc.string({ unit: 'grapheme-ascii', maxLength: 55 })
  fc.assert(
    fc.property(text, (short) => {
      expect(shortSha256(short)).toBe(createHash('sha256').update(short).digest().readUInt32BE(0))
    }),
    { numRuns: 500, examples: [[''], ['a'.repeat(55)]] },
  )
})

test('a text of two blocks is refused', () => {
  expect(() => shortSha256('a'.repeat(56))).toThrow(RangeError)
})
