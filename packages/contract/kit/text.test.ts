import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanLine, cleanText, cutText, freeText, lengthOf } from './text.ts'

test.each([
  ['  hello \r\nthere\t\t\n\n\n\nyou ', 'hello\nthere\n\nyou'],
  ['\u001b[2J\u001b[31mred\u0007', '[2J[31mred'],
  ['\u202egnp.exe\u202c', 'gnp.exe'],
  ['a\u0000b\u2028c', 'abc'],
  ['\ud83d half \udc00', 'half'],
  ['e\u0301', 'é'],
  ['<b>kept as it is</b>', '<b>kept as it is</b>'],
  ['\u200d\u0301', '\u200d\u0301'],
  [' \n\u0000\n ', ''],
  ['\u200b\u00a0\u200d', ''],
  ['\u3164\u115f\uffa0\u2800\u034f\ufe0f', ''],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored)
})

test('any input can be stored, and cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = cleanText(typed)
      expect(text.isWellFormed() && !text.includes('\0')).toBe(true)
      expect(cleanText(text)).toBe(text)
      expect(cleanLine(text)).not.toMatch(/\n/)
    }),
  )
})

test.each([
  ['👨‍👩‍👧 ñ กำ', 5],
  ['नमस्ते', 3],
  ['🇵🇭🇹🇭', 2],
  ['', 0],
])('%s counts as %d', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})

test('a text is cut between graphemes', () => {
  expect(cutText('ab👨‍👩‍👧c', 3)).toBe('ab👨‍👩‍👧')
  expect(cutText('ab', 3)).toBe('ab')
})

test('the length limit of a field counts graphemes after cleaning', () => {
  const field = freeText(3)
  expect(field.safeParse(' 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧\u0000 ')).toMatchObject({ data: '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧' })
  expect(field.safeParse('abcd').success).toBe(false)
  expect(field.safeParse('e\u0301'.repeat(3)).success).toBe(true)
})
