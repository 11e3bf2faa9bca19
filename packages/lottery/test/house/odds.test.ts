import { describe, expect, test } from 'vitest'

import { ANIMALS, animalOf, lunarYearOf, numbersOf } from '../../features/zodiac.ts'
import { choose } from '../../kit/combinatorics.ts'
import { rational, isEqual } from '../../kit/rational.ts'
import { shownOdds } from '../../payout.ts'
import { requirePlay } from './returned.ts'

/**
 * Returns the number of draws of 7 out of 49 with at least one number of each set, summed over the number drawn of each
 * set.
 */
function drawsWithEach(sizes: readonly number[], drawn = 7, rest = 49 - sizes.reduce((a, b) => a + b, 0)): number {
  const [first, ...others] = sizes
  if (first === undefined) return choose(rest, drawn)
  const takes = Array.from({ length: Math.min(first, drawn) }, (_, index) => index + 1)
  return takes.reduce((sum, take) => sum + choose(first, take) * drawsWithEach(others, drawn - take, rest), 0)
}

const ALL = choose(49, 7)

describe('odds of sets in Mark Six are all draws ÷ winning draws', () => {
  test.each([
    ['animal_hit', 'win', [4]],
    ['animal_hit', 'ofYear', [5]],
    ['animals_2', 'win', [4, 4]],
    ['animals_2', 'ofYear', [5, 4]],
    ['animals_3', 'win', [4, 4, 4]],
    ['animals_3', 'ofYear', [5, 4, 4]],
    ['animals_4', 'win', [4, 4, 4, 4]],
    ['animals_4', 'ofYear', [5, 4, 4, 4]],
    ['tail_hit', 'win', [5]],
    ['tail_hit', 'nought', [4]],
  ])('%s %s', (play, tier, sizes) => {
    const odds = requirePlay('LHC', play).tiers.find(({ code }) => code === tier)?.odds ?? rational(0)
    expect(isEqual(odds, rational(ALL, drawsWithEach(sizes)))).toBe(true)
  })

  test.each([
    ['win', 4],
    ['ofYear', 5],
  ])('an animal that is not drawn, %s', (tier, size) => {
    const odds = requirePlay('LHC', 'animal_miss').tiers.find(({ code }) => code === tier)?.odds ?? rational(0)
    expect(isEqual(odds, rational(ALL, ALL - drawsWithEach([size])))).toBe(true)
  })
})

describe('the handbook’s fair odds', () => {
  test.each([
    ['animal_hit', 2.1199],
    ['animal_miss', 1.8929],
    ['tail_hit', 1.8054],
    ['join_2in2', 78.4],
    ['join_3in3', 921.2],
    ['join_3in2', 28.56],
    ['join_special', 196],
    ['join_4in4', 14125],
    ['animals_2', 4.874],
    ['animals_3', 12.43],
    ['animals_4', 36.34],
    ['not_hit_5', 2.2416],
    ['not_hit_6', 2.6657],
    ['not_hit_7', 3.1841],
    ['not_hit_8', 3.8209],
    ['not_hit_9', 4.6075],
    ['not_hit_10', 5.5849],
    ['not_hit_11', 6.8066],
    ['not_hit_12', 8.3435],
    ['normal_number', 8.1667],
    ['any_number', 7],
  ])('of %s are %d', (play, fair) => {
    const odds = requirePlay('LHC', play).tiers[0]?.odds ?? rational(0)
    const digits = String(fair).split('.')[1]?.length ?? 0
    expect((Number(odds.n) / Number(odds.d)).toFixed(digits)).toBe(fair.toFixed(digits))
  })
})

/** Returns the probability that none of the two-digit numbers is among that many prizes. */
const none = (numbers: number, prizes: number): number => (1 - numbers / 100) ** prizes
const allOf = (numbers: number, prizes: number): number =>
  Array.from({ length: numbers + 1 }, (_, left) => (-1) ** left * choose(numbers, left) * none(left, prizes)).reduce(
    (a, b) => a + b,
    0,
  )

describe('parlays of Vietnam return the percentages of the handbook', () => {
  test.each([
    ['VNC_NORTH', 'xien2', 18.22, 87.8],
    ['VNC_NORTH', 'xien3', 81.31, 79.9],
    ['VNC_NORTH', 'xien4', 374.5, 48.1],
    ['VNC_NORTH', 'truot4', 3.01, 76.4],
    ['VNC_NORTH', 'truot6', 5.32, 84.7],
    ['VNC_NORTH', 'truot8', 9.5, 84.2],
    ['VNC_NORTH', 'truot10', 17.2, 69.8],
    ['VNC_SOUTH', 'xien2', 38.3, 73.1],
    ['VNC_SOUTH', 'xien3', 255.5, 58.7],
    ['VNC_SOUTH', 'xien4', 1801, 41.6],
    ['VNC_SOUTH', 'truot4', 2.085, 86.3],
    ['VNC_SOUTH', 'truot6', 3.046, 82.1],
    ['VNC_SOUTH', 'truot8', 4.486, 73.6],
    ['VNC_SOUTH', 'truot10', 6.66, 64.5],
  ] as const)('%s %s', (family, play, fair, percent) => {
    const prizes = family === 'VNC_NORTH' ? 27 : 18
    const { rule, tiers } = requirePlay(family, play)
    const numbers = rule.kind === 'combination' ? rule.pick : 0
    const chance = play.startsWith('xien') ? allOf(numbers, prizes) : none(numbers, prizes)
    const odds = Number(tiers[0]?.odds.n) / Number(tiers[0]?.odds.d)
    expect(Math.abs(1 / chance / fair - 1)).toBeLessThan(0.001)
    expect(Math.round(odds * chance * 1000) / 10).toBe(percent)
  })
})

/** Number of sets of 20 numbers out of 1 to 80, by sum. */
function kenoSums(): bigint[] {
  const ways = Array.from({ length: 21 }, () => Array.from({ length: 1411 }, () => 0n))
  ways[0]![0] = 1n
  for (let ball = 1; ball <= 80; ball += 1) {
    for (let count = Math.min(20, ball); count >= 1; count -= 1) {
      for (let sum = 1410; sum >= ball; sum -= 1) ways[count]![sum]! += ways[count - 1]![sum - ball]!
    }
  }
  return ways[20]!
}

const big = (n: number, k: number): bigint =>
  Array.from({ length: k }, (_, index) => index).reduce((ways, at) => (ways * BigInt(n - at)) / BigInt(at + 1), 1n)

describe('keno', () => {
  const sums = kenoSums()
  const all = big(80, 20)

  test.each([
    ['sum', 'sum_big', 811, 1410],
    ['sum', 'sum_small', 210, 809],
    ['sum', 'sum_tie', 810, 810],
    ['elements', 'gold', 210, 695],
    ['elements', 'wood', 696, 763],
    ['elements', 'water', 764, 855],
    ['elements', 'fire', 856, 923],
    ['elements', 'earth', 924, 1410],
  ])('%s %s returns 95 %%', (play, tier, from, to) => {
    const ways = sums.slice(from, to + 1).reduce((a, b) => a + b, 0n)
    const odds = requirePlay('KENO', play).tiers.find(({ code }) => code === tier)?.odds ?? rational(0)
    expect(Number((odds.n * ways * 1_000_000n) / (odds.d * all)) / 1_000_000).toBeCloseTo(0.95, 4)
  })

  test('up and down are exactly fair before the house edge is deducted', () => {
    const ups = Array.from({ length: 10 }, (_, index) => index + 11)
    const up = ups.map((count) => big(40, count) * big(40, 20 - count)).reduce((a, b) => a + b, 0n)
    const tiers = requirePlay('KENO', 'up_down').tiers
    expect(tiers.map(({ odds }) => odds)).toEqual([
      rational(all, up),
      rational(all, up),
      rational(all, big(40, 10) ** 2n),
    ])
    expect(shownOdds({ family: 'KENO', prizeMode: 'Lott', play: 'up_down' })).toEqual({
      up: '2.3846',
      down: '2.3846',
      up_down_tie: '4.6742',
    })
  })
})

describe('animals', () => {
  test('the animal of the year has five numbers, all others four', () => {
    expect(ANIMALS.map((animal) => numbersOf(animal, 2026).length)).toEqual([4, 4, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4])
    expect(numbersOf('horse', 2026)).toEqual([1, 13, 25, 37, 49])
    expect(numbersOf('snake', 2026)).toEqual([2, 14, 26, 38])
    expect(numbersOf('goat', 2026)).toEqual([12, 24, 36, 48])
  })

  test.each([
    ['2026-02-16', 2025],
    ['2026-02-17', 2026],
    ['2027-02-05', 2026],
    ['2027-02-06', 2027],
    ['2030-02-02', 2029],
    ['2030-02-03', 2030],
  ])('%s is in the lunar year %i', (day, year) => {
    expect(lunarYearOf(day)).toBe(year)
  })

  test('change on the merchant’s configured day', () => {
    expect(lunarYearOf('2026-02-17', { 2026: '2026-02-18' })).toBe(2025)
    expect(lunarYearOf('2026-02-18', { 2026: '2026-02-18' })).toBe(2026)
  })

  test('follow each other year by year', () => {
    expect(Array.from({ length: 9 }, (_, index) => animalOf(1, 2024 + index))).toEqual([
      'dragon',
      'snake',
      'horse',
      'goat',
      'monkey',
      'rooster',
      'dog',
      'pig',
      'rat',
    ])
  })

  test('throw for a year that is not in the table', () => {
    expect(() => animalOf(1, 1999)).toThrow(RangeError)
  })
})
