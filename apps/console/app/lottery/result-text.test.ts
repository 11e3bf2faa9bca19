import { expect, test } from 'vitest'

import { readEntry, resultText } from './result-text.ts'

const numbers = (...parts: [count: number, lowest: number, highest: number][]) => ({
  kind: 'numbers' as const,
  parts: parts.map(([count, lowest, highest]) => ({ count, lowest, highest, distinct: false })),
})
const table = {
  kind: 'table' as const,
  prizes: [
    { name: 'first', count: 1, digits: 4 },
    { name: 'special', count: 2, digits: 4 },
  ],
}

test.each([
  ['digits without spaces', numbers([5, 0, 9]), { numbers: '30001' }, '3 0 0 0 1'],
  ['digits with separators', numbers([5, 0, 9]), { numbers: ' 3, 0;0 0-1 ' }, '3 0 0 0 1'],
  ['numbers of two parts', numbers([2, 1, 33], [1, 1, 16]), { numbers: '04 33 7' }, '04 33 7'],
  ['symbols', { kind: 'symbols' as const, count: 2, symbols: ['red', 'blue'] }, { 0: 'red', 1: 'blue' }, 'red blue'],
  ['prizes', table, { first: '0123', special: '4567 8901' }, 'first: 0123; special: 4567 8901'],
])('%s are read', (_, shape, typed, result) => {
  expect(readEntry(shape, typed)).toEqual({ result, problem: null })
})

test.each([
  ['nothing', numbers([5, 0, 9]), {}, { field: 'numbers', found: 0, needed: 5 }],
  ['too few digits', numbers([5, 0, 9]), { numbers: '300' }, { field: 'numbers', found: 3, needed: 5 }],
  [
    'numbers above 9 without spaces',
    numbers([7, 1, 49]),
    { numbers: '1234567' },
    { field: 'numbers', found: 1, needed: 7 },
  ],
  [
    'a missing symbol',
    { kind: 'symbols' as const, count: 2, symbols: ['red'] },
    { 0: 'red' },
    { field: '0', found: 1, needed: 2 },
  ],
  ['a prize with other digits', table, { first: '123', special: '4567 8901' }, { field: 'first', found: 1, needed: 1 }],
])('%s cannot be read', (_, shape, typed, problem) => {
  expect(readEntry(shape, typed)).toEqual({ result: null, problem })
})

test('results are written in drawing order, or by prize', () => {
  const results = [null, [3, 0, 1], ['red', 'white'], { first: ['12'], second: ['34', '56'] }]
  expect(results.map(resultText)).toEqual(['–', '3 0 1', 'red white', 'first: 12 · second: 34 56'])
})
