import { expect, test } from 'vitest'

import { cleanText, lengthOf } from './clean-text.ts'

test.each([
  ['  hello \r\nthere\t\t\n\n\n\nyou ', 'hello\nthere\n\nyou'],
  ['\u001b[2J\u001b[31mred\u0007', '[2J[31mred'],
  ['\u202egnp.exe\u202c', 'gnp.exe'],
  ['a\u0000b\u2028c', 'abc'],
  ['<b>kept as it is</b>', '<b>kept as it is</b>'],
  ['\u200d\u0301', '\u200d\u0301'],
  [' \n\u0000\n ', ''],
  ['\u200b\u00a0\u200d', ''],
])('%j is kept as %j', (said, kept) => {
  expect(cleanText(said)).toBe(kept)
  expect(cleanText(kept)).toBe(kept)
})

test('what is drawn as one counts as one', () => {
  expect(lengthOf('👨‍👩‍👧 ñ กำ')).toBe(5)
})
