import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { RuleOptions, Slip } from './bet.ts'
import { drawFromBytes } from './draw-from-bytes.ts'
import type { Draw } from './draw.ts'
import { DRAW_SHAPES } from './draw-shapes.ts'
import { FAMILIES } from './family.ts'
import type { Family } from './family.ts'
import { costOf, payoutOf } from './payout.ts'
import { playsOf } from './plays.ts'
import { tableDraw } from './test/house/paid.ts'
import { selectionsOf } from './test/random-selection.ts'
import { maxPayoutOf } from './max-payout-of.ts'

const plays = FAMILIES.flatMap((family) =>
  (['Lott', 'ZY'] as const).flatMap((prizeMode) => playsOf(family, prizeMode).map((play) => ({ prizeMode, play }))),
)

/** Generates results, half of them with few distinct numbers, so that several picks win simultaneously. */
function drawsOf(family: Family): fc.Arbitrary<Draw> {
  const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 3 })
  const any = fc.infiniteStream(fc.integer({ min: 0, max: 255 })).map((stream) => {
    const next = stream[Symbol.iterator]()
    return drawFromBytes(family, () => Number(next.next().value))
  })
  // Bytes below 128 are never discarded, so the loop terminates.
  const few = bytes.map((some) => {
    let at = 0
    return drawFromBytes(family, () => some[at++ % some.length]! % 128)
  })
  return DRAW_SHAPES[family].kind === 'symbols' ? any : fc.oneof(any, few)
}

const OPTIONS: RuleOptions[] = [{}, { special1314: 'refund' }, { oddsSet: 'B' }, { lunarYear: 2025 }]

// rules: orders-6
test.each(
  plays.map(({ prizeMode, play }) => [`${play.family} ${prizeMode} ${play.id} ${play.code}`, prizeMode, play] as const),
)('no draw pays more than the bound for a slip of %s', (_, prizeMode, play) => {
  const cases = fc.record({
    selection: selectionsOf(play),
    draw: drawsOf(play.family),
    options: fc.constantFrom(...OPTIONS),
    byAmount: fc.boolean(),
  })
  fc.assert(
    fc.property(cases, ({ selection, draw, options, byAmount }) => {
      const price = byAmount || play.playType === 'entertainment' ? { amount: '7.77' } : { multiple: 3 }
      const slip: Slip = { family: play.family, prizeMode, play: play.id, selection, series: 1950, options, ...price }
      expect(payoutOf(slip, draw).units).toBeLessThanOrEqual(maxPayoutOf(slip))
    }),
    { numRuns: 15 },
  )
})

type Exact = [family: Family, play: string, selection: unknown, draw: Draw]

const NORTH_68 = Object.fromEntries(
  Object.entries(tableDraw('north')).map(([name, numbers]) => [
    name,
    numbers.map((number) => `${number.slice(0, -2)}68`),
  ]),
)

describe.each<Exact>([
  ['VNC_NORTH', 'lo2', ['68'], NORTH_68],
  ['VNC_NORTH', 'lo2', [['12', '68', '70']], NORTH_68],
  ['VNC_NORTH', 'xien2', [['68', '12']], tableDraw('north', { special: ['00068'], first: ['00012'] })],
  ['SSC', 'fixed_place', [[1, 2], [3], [], [], [4]], [1, 3, 0, 0, 4]],
  ['SSC', 'joined5', [[1, 2], [3], [4], [5, 6], [7]], [2, 3, 4, 5, 7]],
  ['SSC', 'tongxuan5', [[1, 2], [3], [4], [5, 6], [7]], [2, 3, 4, 5, 7]],
  ['SSC', 'any2_straight', [[1], [2], [3, 4], [], []], [1, 2, 3, 0, 0]],
  ['SSC', 'last3_any1code', [[1, 2, 3, 4]], [0, 0, 1, 2, 3]],
  ['SSC', 'appears_2', [[1, 2, 3]], [1, 1, 2, 2, 3]],
  ['SSC', 'ball_bsoe', [['b', 's', 'o', 'e'], [], [], ['b', 'o'], []], [1, 0, 0, 7, 0]],
  ['SSC', 'last3_straight', ['123', '124', '321'], [0, 0, 1, 2, 3]],
  ['11X5', 'any2', ['0102', '0103', '0203'], [1, 2, 3, 4, 5]],
  ['11X5', 'any6', [[1, 2, 3, 4, 5, 6, 7]], [1, 2, 3, 4, 5]],
  ['11X5', 'sum_big_small', [['b', 's']], [4, 5, 6, 7, 8]],
  ['PK10', 'nim', [['1-2', '1-3', '4-1']], [1, 2, 6, 3, 4, 5, 7, 8, 9, 10]],
  ['K3', 'single_die', [[1, 2, 3]], [1, 2, 3]],
  ['LHC', 'join_special', [[1, 2, 3, 7]], [1, 2, 3, 4, 5, 6, 7]],
  ['LHC', 'not_hit_5', [[1, 2, 3, 4, 5, 6]], [11, 12, 13, 14, 15, 16, 17]],
  [
    '4D',
    'big',
    ['1234'],
    {
      first: ['1234'],
      second: ['1234'],
      third: ['1234'],
      special: Array.from({ length: 10 }, () => '1234'),
      consolation: Array.from({ length: 10 }, () => '1234'),
    },
  ],
  ['TL642', 'pick6', [[1, 2, 3, 4, 5, 6, 7]], [1, 2, 3, 4, 5, 6]],
])('%s %s', (family, play, selection, draw) => {
  test('the payout of a draw reaches the maximum payout', () => {
    const slip: Slip = { family, prizeMode: 'Lott', play, selection, series: 1950, amount: 10 }
    expect(costOf(slip)).toBeGreaterThan(0n)
    expect(payoutOf(slip, draw).units).toBe(maxPayoutOf(slip))
  })
})
