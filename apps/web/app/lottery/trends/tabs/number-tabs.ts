import { animalOf, ANIMALS, lunarYearOf } from '@ante/lottery/features/zodiac.ts'
import type { MessageDescriptor } from '@lingui/core'

import { sumOf } from '../../kit/balls/balls-of.ts'
import { carTint, markTint, sumTint } from '../../kit/balls/tints.ts'
import { dragonTigerOf, gridOf, isOdd, isPrime, kindsOf, ratioOf, spanOf, spreadOf, sumTrend } from './grids.ts'
import type { Part } from './grids.ts'
import type { GridTrend, Trend, TrendTab } from './trend.ts'
import { animalTexts, positionName, trendTexts } from './trend-texts.ts'

const allNumbers = (numbers: readonly number[]) => numbers
const allNumbersTrend = { id: 'all', name: trendTexts.all }

function positions(count: number, [from, to]: readonly [number, number]): readonly [Trend, ...Trend[]] {
  const trendAt = (index: number) =>
    gridOf({ id: String(index), name: positionName(index) }, [from, to], (numbers) => numbers[index - 1] ?? from)
  return [trendAt(1), ...Array.from({ length: count - 1 }, (_, index) => trendAt(index + 2))]
}

/** Charts of five numbers of eleven, in order. */
export const elevenTabs = (): TrendTab[] => [
  { id: 'positions', name: trendTexts.positions, trends: positions(5, [1, 11]) },
  { id: 'spread', name: trendTexts.spread, trends: [spreadOf(allNumbersTrend, [1, 11])] },
  { id: 'sum', name: trendTexts.sum, trends: [sumTrend(allNumbersTrend, [15, 45], allNumbers)] },
  { id: 'span', name: trendTexts.span, trends: [gridOf(allNumbersTrend, [4, 10], spanOf)] },
  {
    id: 'middle',
    name: trendTexts.middle,
    trends: [gridOf(allNumbersTrend, [3, 9], (numbers) => [...numbers].sort((a, b) => a - b)[2] ?? 3)],
  },
  { id: 'size', name: trendTexts.bigSmall, trends: [ratioOf(allNumbersTrend, 5, (number) => number >= 6, allNumbers)] },
  { id: 'parity', name: trendTexts.oddEven, trends: [ratioOf(allNumbersTrend, 5, isOdd, allNumbers)] },
  { id: 'primes', name: trendTexts.primes, trends: [ratioOf(allNumbersTrend, 5, isPrime, allNumbers)] },
]

const CARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Charts of ten cars in finishing order. */
export function carTabs(): TrendTab[] {
  const [head, ...others] = positions(10, [1, 10]).map((trend) => ({
    ...trend,
    tintOf: (car: number) => carTint(car + 1),
  }))
  const sides = (columns: readonly [MessageDescriptor, MessageDescriptor], isFirst: (car: number) => boolean) => {
    const trendAt = (index: number) =>
      kindsOf({ id: String(index), name: positionName(index) }, columns, (cars) =>
        isFirst(cars[index - 1] ?? 1) ? 0 : 1,
      )
    return [trendAt(1), ...CARS.slice(1).map(trendAt)] as const
  }
  const firstTwo = (numbers: readonly number[]) => numbers.slice(0, 2)
  // The sum of the first three modulo four; zero counts as four. Source: domain handbook 4.3.
  const fan = (numbers: readonly number[]) => sumOf(numbers.slice(0, 3)) % 4 || 4
  return [
    ...(head ? [{ id: 'positions', name: trendTexts.positions, trends: [head, ...others] as const }] : []),
    { id: 'sum', name: trendTexts.sum, trends: [sumTrend(allNumbersTrend, [3, 19], firstTwo)] },
    {
      id: 'size',
      name: trendTexts.bigSmall,
      trends: sides([trendTexts.big, trendTexts.small], (car) => car >= 6),
    },
    { id: 'parity', name: trendTexts.oddEven, trends: sides([trendTexts.odd, trendTexts.even], isOdd) },
    { id: 'fan', name: trendTexts.fan, trends: [gridOf(allNumbersTrend, [1, 4], fan)] },
    {
      id: 'dragon',
      name: trendTexts.dragonTiger,
      trends: [dragonTigerOf([1, 10]), ...[2, 3, 4, 5].map((position) => dragonTigerOf([position, 11 - position]))],
    },
  ]
}

/** Charts of three dice. */
export const diceTabs = (): TrendTab[] => [
  { id: 'sum', name: trendTexts.sum, trends: [sumTrend(allNumbersTrend, [3, 18], allNumbers)] },
  { id: 'positions', name: trendTexts.positions, trends: positions(3, [1, 6]) },
  { id: 'spread', name: trendTexts.spread, trends: [spreadOf(allNumbersTrend, [1, 6])] },
  { id: 'span', name: trendTexts.span, trends: [gridOf(allNumbersTrend, [0, 5], spanOf)] },
  {
    id: 'shape',
    name: trendTexts.shape,
    trends: [
      kindsOf(
        allNumbersTrend,
        [trendTexts.triple, trendTexts.pair, trendTexts.different],
        (dice) => new Set(dice).size - 1,
      ),
    ],
  },
  {
    id: 'size',
    name: trendTexts.bigSmall,
    trends: [kindsOf(allNumbersTrend, [trendTexts.big, trendTexts.small], (dice) => (sumOf(dice) >= 11 ? 0 : 1))],
  },
  parityOfSum(),
]

function parityOfSum(): TrendTab {
  const kind = (numbers: readonly number[]) => (isOdd(sumOf(numbers)) ? 0 : 1)
  return {
    id: 'parity',
    name: trendTexts.oddEven,
    trends: [kindsOf(allNumbersTrend, [trendTexts.odd, trendTexts.even], kind)],
  }
}

/** Charts of PC28: the sum of three digits, 0 to 27. Source: domain handbook 4.6. */
export function sum28Tabs(): TrendTab[] {
  const sum = sumTrend(allNumbersTrend, [0, 27], allNumbers)
  const tinted: Trend = sum.kind === 'grid' ? { ...sum, tintOf: sumTint } : sum
  const colours = ['red', 'green', 'blue', 'grey'] as const
  const { big, small, neither } = trendTexts
  return [
    { id: 'sum', name: trendTexts.special, trends: [tinted] },
    {
      id: 'size',
      name: trendTexts.bigSmall,
      trends: [kindsOf(allNumbersTrend, [big, small], (numbers) => (sumOf(numbers) >= 14 ? 0 : 1))],
    },
    parityOfSum(),
    {
      id: 'extremes',
      name: trendTexts.extremes,
      trends: [
        kindsOf(allNumbersTrend, [big, small, neither], (numbers) => {
          const value = sumOf(numbers)
          if (value >= 22) return 0
          return value <= 5 ? 1 : 2
        }),
      ],
    },
    {
      id: 'colour',
      name: trendTexts.colour,
      trends: [
        {
          ...kindsOf(
            allNumbersTrend,
            colours.map((name) => trendTexts[name]),
            (numbers) => colours.findIndex((name) => name === sumTint(sumOf(numbers))),
          ),
          tintOf: (column) => colours[column] ?? 'grey',
        },
      ],
    },
    {
      id: 'shape',
      name: trendTexts.shape,
      trends: [
        kindsOf(
          allNumbersTrend,
          [trendTexts.triple, trendTexts.pair, trendTexts.different],
          (digits) => new Set(digits).size - 1,
        ),
      ],
    },
  ]
}

/** Charts of twenty numbers of eighty. Source: domain handbook 4.11. */
export function kenoTabs(): TrendTab[] {
  const { big, small, tie, up, down } = trendTexts
  return [
    { id: 'spread', name: trendTexts.spread, trends: [{ ...spreadOf(allNumbersTrend, [1, 80]), inRowsOf: 10 }] },
    { id: 'sum', name: trendTexts.sum, trends: [sumTrend(allNumbersTrend, [210, 1410], allNumbers)] },
    {
      id: 'size',
      name: trendTexts.bigSmall,
      trends: [
        kindsOf(allNumbersTrend, [big, small, tie], (numbers) => [0, 1, 2][1 - Math.sign(sumOf(numbers) - 810)] ?? 2),
      ],
    },
    parityOfSum(),
    {
      id: 'halves',
      name: trendTexts.upDown,
      trends: [
        kindsOf(allNumbersTrend, [up, down, tie], (numbers) => {
          const above = numbers.filter((number) => number <= 40).length
          if (above === 10) return 2
          return above > 10 ? 0 : 1
        }),
      ],
    },
  ]
}

/** Charts of six numbers up to `highest`; some games have a second drum. */
export function drumTabs(highest: number, second = 0): TrendTab[] {
  const first = (numbers: readonly number[]) => (second > 0 ? numbers.slice(0, -second) : numbers)
  const count = highest === 35 ? 5 : 6
  const lowestSum = (count * (count + 1)) / 2
  return [
    { id: 'spread', name: trendTexts.spread, trends: [spreadOf(allNumbersTrend, [1, highest], first)] },
    {
      id: 'sum',
      name: trendTexts.sum,
      trends: [sumTrend(allNumbersTrend, [lowestSum, count * highest - lowestSum + count], first)],
    },
    { id: 'parity', name: trendTexts.oddEven, trends: [ratioOf(allNumbersTrend, count, isOdd, first)] },
  ]
}

/** Zodiac animals of the numbers of a part, in the lunar year of the draw. Source: domain handbook 4.7. */
const animals = ({ id, name }: Pick<Trend, 'id' | 'name'>, part: Part): GridTrend => ({
  kind: 'grid',
  id,
  name,
  columns: ANIMALS.map((animal) => animalTexts[animal]),
  hitsOf: (numbers, day) => {
    const year = lunarYearOf(day)
    return [...new Set(part(numbers).map((number) => ANIMALS.indexOf(animalOf(number, year))))].sort((a, b) => a - b)
  },
})

/** Charts of Mark Six, whose last number is the special one. Source: domain handbook 5.6. */
export function markTabs(): TrendTab[] {
  const special = (numbers: readonly number[]) => numbers[numbers.length - 1] ?? 1
  const digits = (number: number) => sumOf(Array.from(String(number), Number))
  const { big, small, tie } = trendTexts
  const sides = (id: string, from: number, valueOf: (numbers: readonly number[]) => number) =>
    kindsOf({ id, name: trendTexts.bigSmall }, [big, small], (numbers) => (valueOf(numbers) >= from ? 0 : 1))
  const colours = ['red', 'blue', 'green'] as const
  return [
    {
      id: 'spread',
      name: trendTexts.spread,
      trends: [{ ...spreadOf(allNumbersTrend, [1, 49]), tintOf: (column) => markTint(column + 1) }],
    },
    {
      id: 'sum',
      name: trendTexts.sum,
      trends: [sumTrend(allNumbersTrend, [28, 322], allNumbers), sides('size', 175, sumOf)],
    },
    {
      id: 'zodiac',
      name: trendTexts.zodiac,
      trends: [
        animals({ id: 'special', name: trendTexts.special }, (numbers) => numbers.slice(-1)),
        animals(allNumbersTrend, allNumbers),
      ],
    },
    {
      id: 'special',
      name: trendTexts.special,
      trends: [
        kindsOf({ id: 'size', name: trendTexts.bigSmall }, [big, small, tie], (numbers) => {
          const number = special(numbers)
          if (number === 49) return 2
          return number >= 25 ? 0 : 1
        }),
        {
          ...kindsOf(
            { id: 'colour', name: trendTexts.colour },
            colours.map((name) => trendTexts[name]),
            (numbers) => colours.findIndex((name) => name === markTint(special(numbers))),
          ),
          tintOf: (column) => colours[column] ?? 'grey',
        },
        gridOf({ id: 'tail', name: trendTexts.tail }, [0, 9], (numbers) => special(numbers) % 10),
        gridOf({ id: 'digits', name: trendTexts.digitSum }, [1, 13], (numbers) => digits(special(numbers))),
      ],
    },
  ]
}
