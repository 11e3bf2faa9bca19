import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import { FAMILIES } from '@ante/lottery/family.ts'
import type { Family } from '@ante/lottery/family.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shapeOf } from './digit-tabs.ts'
import { numbersOf, tabsOf } from './tabs-of.ts'
import type { Trend } from './trend.ts'

const DAY = '2026-11-22'

test.each(FAMILIES)('every draw of %s is within the columns of its charts', (family) => {
  const tabs = tabsOf(family)
  expect(new Set(tabs.map(({ id }) => id)).size).toBe(tabs.length)
  fc.assert(
    fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (bytes) => {
      const numbers = numbersOf(
        family,
        drawFromBytes(family, () => Number(bytes.next().value)),
      )
      const wrongTrends = tabs.flatMap(({ trends }) => trends).filter((trend) => !isTrueFor(trend, numbers))
      expect(wrongTrends.map(({ id }) => id)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

function isTrueFor(trend: Trend, numbers: number[]): boolean {
  if (trend.kind === 'line') {
    const value = trend.valueOf(numbers)
    return value >= trend.from && value <= trend.to
  }
  const hits = trend.hitsOf(numbers, DAY)
  return hits.length > 0 && hits.every((hit) => trend.columns[hit] !== undefined)
}

interface Expected {
  family: Family
  tab: string
  of: string
}

function columnHit({ family, tab, of }: Expected, numbers: number[], day = DAY) {
  const trend = tabsOf(family)
    .find(({ id }) => id === tab)
    ?.trends.find(({ id }) => id === of)
  return trend?.kind === 'grid' ? trend.hitsOf(numbers, day).map((hit) => trend.columns[hit]) : trend?.valueOf(numbers)
}

const hitText = (hit: ReturnType<typeof columnHit>) =>
  Array.isArray(hit) ? hit.map((texts) => (typeof texts === 'object' ? texts.message : texts)) : hit

test.each<[Family, string, string, number[], number | string[]]>([
  ['SSC', 'positions', '1', [7, 0, 0, 0, 1], ['7']],
  ['SSC', 'sum', 'all', [9, 9, 9, 9, 9], 45],
  ['SSC', 'sum', 'last2', [0, 0, 0, 9, 8], ['17']],
  ['SSC', 'span', 'first3', [2, 9, 4, 0, 0], ['7']],
  ['SSC', 'size', 'all', [0, 5, 9, 4, 1], ['2:3']],
  ['SSC', 'primes', 'last3', [0, 0, 1, 4, 7], ['2:1']],
  ['11X5', 'middle', 'all', [11, 1, 6, 2, 9], ['6']],
  ['PK10', 'sum', 'all', [10, 9, 1, 2, 3, 4, 5, 6, 7, 8], ['19']],
  ['PK10', 'fan', 'all', [6, 3, 1, 2, 4, 5, 7, 8, 9, 10], ['2']],
  ['PK10', 'fan', 'all', [1, 2, 5, 3, 4, 6, 7, 8, 9, 10], ['4']],
  ['PK10', 'dragon', '5-6', [1, 2, 3, 4, 9, 10, 5, 6, 7, 8], ['Tiger']],
  ['PK10', 'dragon', '1-10', [8, 2, 3, 4, 9, 10, 5, 6, 7, 1], ['Dragon']],
  ['PK10', 'size', '10', [8, 2, 3, 4, 9, 10, 5, 7, 1, 6], ['Big']],
  ['PK10', 'size', '1', [5, 2, 3, 4, 9, 10, 8, 7, 1, 6], ['Small']],
  ['PK10', 'parity', '9', [5, 2, 3, 4, 9, 10, 8, 7, 1, 6], ['Odd']],
  ['K3', 'sum', 'all', [6, 6, 5], ['17']],
  ['PCB', 'sum', 'all', [9, 9, 9], ['27']],
  ['SSQ', 'parity', 'all', [1, 3, 5, 7, 9, 11, 16], ['6:0']],
])('%s: %s of %s for %j is %j', (...[family, tab, of, numbers, expected]) => {
  expect(hitText(columnHit({ family, tab, of }, numbers))).toEqual(expected)
})

test.each([
  [[1, 1, 1], 'triple'],
  [[8, 9, 0], 'straight'],
  [[9, 0, 1], 'straight'],
  [[2, 4, 3], 'straight'],
  [[1, 5, 1], 'pair'],
  [[1, 2, 5], 'half straight'],
  [[0, 9, 4], 'half straight'],
  [[1, 4, 7], 'mixed'],
])('%j is %s', (digits, shape) => {
  expect(['triple', 'straight', 'pair', 'half straight', 'mixed'][shapeOf(digits)]).toBe(shape)
})

test('of a thousand three-digit numbers 10 are triples, 60 straights, 270 pairs, 360 half straights and 300 mixed', () => {
  const counts = [0, 0, 0, 0, 0]
  for (let number = 0; number < 1000; number += 1) {
    const shape = shapeOf([...String(number).padStart(3, '0')].map(Number))
    counts[shape] = (counts[shape] ?? 0) + 1
  }
  expect(counts).toEqual([10, 60, 270, 360, 300])
})

// Number 1 is the animal of the year, and the lunar year begins in February. Source: domain handbook 4.7.
test.each([
  ['2026-11-22', 1, 'Horse'],
  ['2026-11-22', 2, 'Snake'],
  ['2026-11-22', 49, 'Horse'],
  ['2026-02-16', 1, 'Snake'],
  ['2026-02-16', 2, 'Dragon'],
])('on %s the special number %i is the %s', (day, special, animal) => {
  const requested = { family: 'LHC', tab: 'zodiac', of: 'special' } as const
  expect(hitText(columnHit(requested, [3, 4, 5, 6, 7, 8, special], day))).toEqual([animal])
})

test('each of the ten positions has its sides, and five pairs have dragon and tiger', () => {
  const trends = (tab: string) => tabsOf('PK10').find(({ id }) => id === tab)?.trends.length
  expect([trends('positions'), trends('size'), trends('parity'), trends('dragon')]).toEqual([10, 10, 10, 5])
})
