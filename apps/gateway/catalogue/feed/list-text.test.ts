import fc from 'fast-check'
import { expect, test } from 'vitest'

import { lineOfFault, linesOfElements } from './list-text.ts'

test.each([
  ['one below the other', '[\n  {"a": 1},\n  {"a": [1,\n 2]},\n  {}\n]', [2, 3, 5]],
  ['all on one line', '[{"a": "}, {"}, {"b": "\\"["}]', [1, 1]],
  ['none', '[\n]', []],
  ['values of any kind', '\n[1,\n"a",\nnull]', [2, 3, 4]],
])('finds elements that are %s', (_how, text, lines) => {
  expect(linesOfElements(text)).toEqual(lines)
})

test('the line of every element of a list is found', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (list) => {
      const pieces = list.map((element) => JSON.stringify(element, null, 1))
      const lines: number[] = []
      let line = 2
      for (const piece of pieces) {
        lines.push(line)
        line += piece.split('\n').length
      }
      expect(linesOfElements(`[\n${pieces.join(',\n')}\n]`)).toEqual(lines)
    }),
  )
})

test.each([
  ['a value is missing', '[\n{"a": 1},\n{"a": }\n]', 3],
  ['a comma is missing', '[\n{"a": 1}\n{"a": 2}\n]', 2],
  ['there is a comma too many', '[\n{"a": 1},\n]', 3],
  ['a string is never closed', '[\n{"a": 1},\n{"a": "x},\n{"a": 2}\n]', 3],
  ['the list is never closed', '[\n{"a": 1},\n{"a": 2}', 3],
])('finds the fault where %s', (_what, text, line) => {
  expect(lineOfFault(text)).toBe(line)
})
