import { createHash } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sha256Word } from './sha256-word.ts'

test('the result equals the beginning of the SHA-256 of every short text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((short) => Buffer.byteLength(short) <= 128)
  fc.assert(
    fc.property(text, (short) => {
      expect(sha256Word(short)).toBe(createHash('sha256').update(short).digest().readUInt32BE(0))
    }),
    { numRuns: 500, examples: [[''], ['a'.repeat(55)], ['a'.repeat(128)]] },
  )
})

test('a longer text is refused', () => {
  expect(() => sha256Word('a'.repeat(129))).toThrow(RangeError)
})
