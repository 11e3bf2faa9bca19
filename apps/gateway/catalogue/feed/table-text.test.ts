import fc from 'fast-check'
import { expect, test } from 'vitest'

import { linesOfTable } from './table-text.ts'

test.each([
  [
    'cells separated by commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'cells separated by semicolons, if the heading is',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'cells separated by tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quoted delimiters and quotation marks',
    'a,b\n"x, ""y""",2',
    [
      ['a', 'b'],
      ['x, "y"', '2'],
    ],
  ],
  [
    'a byte order mark and the line ends of Windows',
    '\uFEFFa,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'an empty cell at the end',
    'a,b\n1,\n,2\n3,',
    [
      ['a', 'b'],
      ['1', ''],
      ['', '2'],
      ['3', ''],
    ],
  ],
  [
    'empty lines, which are skipped',
    'a,b\n\n1,2\n,\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('a table has %s', (_what, text, cells) => {
  expect(linesOfTable(text).map((line) => line.cells)).toEqual(cells)
})

test('each row has its line number, also after a cell with line breaks', () => {
  expect(linesOfTable('a,b\n"1\n2",3\n\n4,5').map(({ line }) => line)).toEqual([1, 2, 5])
})

test('an unclosed quotation is reported with its line', () => {
  expect(() => linesOfTable('a,b\n1,2\n"3,4\n5,6')).toThrow(expect.objectContaining({ line: 3 }))
})

test('a written table is read back unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', 'é', '|') }).map((text) => text.trim())
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const row = fc.tuple(fc.constant('x'), cell, cell)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const text = ['p,q,r', ...rows.map((cells) => cells.map(quoted).join(','))].join('\n')
      expect(linesOfTable(text).map(({ cells }) => cells)).toEqual([['p', 'q', 'r'], ...rows])
    }),
  )
})
