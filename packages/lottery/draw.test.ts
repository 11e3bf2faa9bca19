import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { drawFromBytes } from './draw-from-bytes.ts'
import { isDraw } from './draw.ts'
import { FAMILIES } from './family.ts'

const streams = fc.infiniteStream(fc.integer({ min: 0, max: 255 }))
const holes = (length: number): unknown[] => Object.assign([], { length })
const nextOf = (bytes: Iterator<number>) => () => bytes.next().value as number

describe.each(FAMILIES)('%s', (family) => {
  test('draws complete, valid results', () => {
    fc.assert(
      fc.property(streams, (bytes) => {
        expect(isDraw(family, drawFromBytes(family, nextOf(bytes)))).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('rejects an invalid result', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (anything) => {
        expect(isDraw(family, anything)).toBe(false)
      }),
    )
  })
})

test.each([holes(3), holes(5), { special: holes(1) }])('%j has holes, and is no valid result of any family', (draw) => {
  expect(FAMILIES.filter((family) => isDraw(family, draw))).toEqual([])
})

test('a byte that would favour small digits is discarded', () => {
  const bytes = [255, 250, 249, 7, 10, 251, 99, 0]
  expect(drawFromBytes('SSC', () => bytes.shift() ?? 0)).toEqual([9, 7, 0, 9, 0])
})

test('the bytes of a digit are uniformly distributed', () => {
  const counts = new Map<number, number>()
  for (let byte = 0; byte < 250; byte += 1) {
    const bytes = [byte]
    const [digit = -1] = drawFromBytes('WGG', () => bytes.shift() ?? 0) as number[]
    counts.set(digit, (counts.get(digit) ?? 0) + 1)
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 10 }, () => 25))
})

test('numbers without repetition are taken from the remaining ones', () => {
  const bytes = [0, 0, 8, 0, 0]
  expect(drawFromBytes('11X5', () => bytes.shift() ?? 0)).toEqual([1, 2, 11, 3, 4])
})

test('the first two of eleven are drawn by an equal number of bytes each', () => {
  const counts = new Map<string, number>()
  const below = (n: number) => 256 - (256 % n)
  for (let first = 0; first < below(11); first += 1) {
    for (let second = 0; second < below(10); second += 1) {
      const bytes = [first, second]
      const draw = drawFromBytes('11X5', () => bytes.shift() ?? 0) as number[]
      const pair = draw.slice(0, 2).join()
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  }
  expect(counts.size).toBe(110)
  expect(new Set(counts.values())).toEqual(new Set([23 * 25]))
})

test.each([
  ['a digit too few', 'SSC', [1, 2, 3, 4]],
  ['a digit too many', 'SSC', [1, 2, 3, 4, 5, 6]],
  ['ten among digits', 'SSC', [1, 2, 3, 4, 10]],
  ['text among digits', 'SSC', [1, 2, 3, 4, '5']],
  ['a number twice', '11X5', [1, 2, 3, 4, 4]],
  ['a car too few', 'PK10', [1, 2, 3]],
  ['a die of seven', 'K3', [1, 2, 7]],
  ['a ball among the blue ones that is red', 'SSQ', [1, 2, 3, 4, 5, 6, 17]],
  ['a prize too few', 'VNC_NORTH', { special: ['12345'] }],
  ['a prize of letters', '4D', { first: ['12a4'], second: ['1234'], third: ['1234'], special: [], consolation: [] }],
] as const)('%s is not a valid result', (_, family, draw) => {
  expect(isDraw(family, draw)).toBe(false)
})
