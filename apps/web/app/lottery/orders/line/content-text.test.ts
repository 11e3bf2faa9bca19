import { expect, test } from 'vitest'

import { createI18n } from '../../../lib/i18n/messages.ts'
import { contentText } from './content-text.ts'

test.each([
  ['1,3_0,5,7_2', false, '1 3 | 0 5 7 | 2'],
  ['1,2__3', false, '1 2 | 3'],
  ['12345,67890', false, '12345 67890'],
  ['01,02,03', false, '01 02 03'],
  ['1-2', false, '1-2'],
  // The text may have been cut within a number.
  ['12345,67890,1', true, '12345 67890 …'],
  ['1,2_3', true, '1 2 …'],
])('%j, cut: %s, is shown as %j', (content, contentIsCut, text) => {
  expect(contentText({ content, contentIsCut }, undefined, createI18n('en'))).toBe(text)
})

test('sides and shapes are shown by their labels', () => {
  const text = contentText({ content: 'b,o_baozi', contentIsCut: false }, undefined, createI18n('en'))
  expect(text).not.toMatch(/\bbaozi\b|\bb\b/)
})
