import { expect, test } from 'vitest'

import { csvLine } from './csv-line.ts'

test.each([
  ['plain', 'plain'],
  ['Crown, Sons & Co', '"Crown, Sons & Co"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', "'+1"],
  ['-round', "'-round"],
  ['@cmd', "'@cmd"],
  ['\tcmd', "'\tcmd"],
  ['-1.50', '-1.50'],
  ['1.50', '1.50'],
  ['', ''],
])('%j is written to a file as %j', (text, written) => {
  expect(csvLine([text, 'next'])).toBe(`${written},next\r\n`)
})
