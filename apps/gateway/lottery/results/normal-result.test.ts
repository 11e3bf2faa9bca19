import { expect, test } from 'vitest'

import { normalResult } from './normal-result.ts'

const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => String(from + at).padStart(4, '0')).join(' ')
const PRIZES = [
  `consolation: ${numbers(10, 20)}`,
  `special: ${numbers(10, 10)}`,
  'third: 0003',
  'second: 0002',
  'first: 0001',
]
const joined = (prizes: readonly string[]) => prizes.join('; ')

test('prizes entered in any order are stored in the order of the family', () => {
  const stored = normalResult('4D', joined(PRIZES))
  expect(Object.keys(stored ?? {})).toEqual(['first', 'second', 'third', 'special', 'consolation'])
  expect(stored).toMatchObject({ first: ['0001'], third: ['0003'] })
  expect(stored).toEqual(normalResult('4D', joined(PRIZES.toReversed())))
})

test('numbers and symbols are stored in the order in which they were drawn', () => {
  expect(normalResult('SSC', ' 1 2  3 4 05')).toEqual([1, 2, 3, 4, 5])
  expect(normalResult('LHC', '3 17 22 25 40 41 8')).toEqual([3, 17, 22, 25, 40, 41, 8])
  expect(normalResult('VXD', 'red white red red')).toEqual(['red', 'white', 'red', 'red'])
})

test.each([
  ['a missing prize', '4D', joined(PRIZES.slice(1))],
  ['a prize twice', '4D', joined([...PRIZES.slice(0, 4), 'third: 0003'])],
  ['an additional prize', '4D', joined([...PRIZES, 'fourth: 0004'])],
  ['a number with other digits', '4D', joined([...PRIZES.slice(0, 4), 'first: 001'])],
  ['numbers without prizes', '4D', '1 2 3 4'],
  ['prizes', 'SSC', joined(PRIZES)],
  ['too many numbers', 'SSC', '1 2 3 4 5 6'],
  ['a long number', 'SSC', '1 2 3 4 555'],
  ['a repeated number', 'LHC', '3 17 22 25 40 41 3'],
  ['unknown symbols', 'VXD', 'red white red blue'],
  ['nothing', 'SSC', ' '],
] as const)('%s is no result of %s', (_, family, entered) => {
  expect(normalResult(family, entered)).toBeNull()
})
