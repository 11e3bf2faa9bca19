import type { Part } from './grids.ts'
import { dragonTigerOf, gridOf, isOdd, isPrime, kindsOf, ratioOf, spanOf, spreadOf, sumTrend } from './grids.ts'
import type { Trend, TrendTab, Label } from './trend.ts'
import { firstName, lastName, middleName, positionName, trendTexts } from './trend-texts.ts'

const HIGHEST = 9
const BIG_FROM = 5

interface Window {
  id: string
  name: Label
  count: number
  part: Part
}

const first = (count: number): Window => ({
  id: `first${count}`,
  name: firstName(count),
  count,
  part: (numbers) => numbers.slice(0, count),
})
const last = (count: number): Window => ({
  id: `last${count}`,
  name: lastName(count),
  count,
  part: (numbers) => numbers.slice(-count),
})
const middle: Window = { id: 'middle3', name: middleName(3), count: 3, part: (numbers) => numbers.slice(1, 4) }
const allDigits = (count: number): Window => ({ id: 'all', name: trendTexts.all, count, part: (numbers) => numbers })

/** Returns the groups of five, four, three or two adjacent digits on which there are plays. */
function windowsOf(digits: number): [Window, ...Window[]] {
  const pairs = digits > 2 ? [first(2), last(2)] : []
  if (digits === 5) return [allDigits(5), last(4), first(3), middle, last(3), ...pairs]
  return digits === 4 ? [allDigits(4), first(3), last(3), ...pairs] : [allDigits(digits), ...pairs]
}

type NonEmpty = [Trend, ...Trend[]]
const overWindows = ([head, ...rest]: [Window, ...Window[]], make: (window: Window) => Trend): NonEmpty => [
  make(head),
  ...rest.map(make),
]

/** Tabs of independently drawn digits: SSC, 5D, 3D, PL5, and the last digits of prizes. Source: domain handbook 5.6. */
export function digitTabs(digits: number): TrendTab[] {
  const windows = windowsOf(digits)
  const threes = windows.filter(({ count }) => count === 3)
  const [shape, ...shapes] = threes.map(shapeTrend)
  return [
    { id: 'positions', name: trendTexts.positions, trends: positions(digits) },
    {
      id: 'spread',
      name: trendTexts.spread,
      trends: overWindows(windows, (window) => spreadOf(window, [0, HIGHEST], window.part)),
    },
    {
      id: 'sum',
      name: trendTexts.sum,
      trends: overWindows(windows, (window) => sumTrend(window, [0, HIGHEST * window.count], window.part)),
    },
    {
      id: 'span',
      name: trendTexts.span,
      trends: overWindows(windows, (window) => gridOf(window, [0, HIGHEST], (numbers) => spanOf(window.part(numbers)))),
    },
    ...(shape ? [{ id: 'shape', name: trendTexts.shape, trends: [shape, ...shapes] as const }] : []),
    ratioTab('size', trendTexts.bigSmall, windows, (digit) => digit >= BIG_FROM),
    ratioTab('parity', trendTexts.oddEven, windows, isOdd),
    ratioTab('primes', trendTexts.primes, windows, isPrime),
    { id: 'dragon', name: trendTexts.dragonTiger, trends: duels(digits) },
  ]
}

function positions(digits: number): NonEmpty {
  const trendAt = (index: number) =>
    gridOf({ id: String(index), name: positionName(index) }, [0, HIGHEST], (numbers) => numbers[index - 1] ?? 0)
  return [trendAt(1), ...Array.from({ length: digits - 1 }, (_, index) => trendAt(index + 2))]
}

const ratioTab = (id: string, name: Label, windows: [Window, ...Window[]], passes: (digit: number) => boolean) => ({
  id,
  name,
  trends: overWindows(windows, (window) => ratioOf(window, window.count, passes, window.part)),
})

/** Returns all pairs of positions: first against last, then the others. */
function duels(digits: number): NonEmpty {
  const ordinals = Array.from({ length: digits }, (_, index) => index + 1)
  const pairs = ordinals.flatMap((lower) =>
    ordinals.filter((higher) => higher > lower).map((higher) => [lower, higher] as const),
  )
  const others = pairs.filter(([lower, higher]) => lower !== 1 || higher !== digits)
  return [dragonTigerOf([1, digits]), ...others.map((pair) => dragonTigerOf(pair))]
}

const SHAPES = [trendTexts.triple, trendTexts.straight, trendTexts.pair, trendTexts.halfStraight, trendTexts.mixed]
const shapeTrend = ({ id, name, part }: Window): Trend =>
  kindsOf({ id, name }, SHAPES, (numbers) => shapeOf(part(numbers)))

const areNeighbours = (a: number, b: number) => [1, 9].includes(Math.abs(a - b))

/** Returns the shape of three digits; nine and zero are neighbours. Source: domain handbook 4.1. */
export function shapeOf([a = 0, b = 0, c = 0]: readonly number[]): number {
  const kinds = new Set([a, b, c]).size
  if (kinds === 1) return 0
  if (kinds === 2) return 2
  const steps = [areNeighbours(a, b), areNeighbours(b, c), areNeighbours(a, c)].filter(Boolean).length
  if (steps >= 2) return 1
  return steps === 1 ? 3 : 4
}
