import { describe, expect, test } from 'vitest'

import type { Draw } from '../../draw.ts'
import { fourDecimals } from '../../kit/rational.ts'
import { payoutOf, shownOdds } from '../../payout.ts'
import { stakesOf } from '../../stakes.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { tableDraw } from './paid.ts'

/** Draws and picks for vectors that describe them only in words. */
const DRAWN: Readonly<Record<number, { draw: Draw; selection?: unknown; amount?: number }>> = {
  110: { draw: tableDraw('north', { third: ['10068'], seventh: ['68'] }), amount: 10 },
  111: { draw: tableDraw('north', { special: ['00068'], third: ['10068'], seventh: ['68'] }), amount: 10 },
  112: { draw: tableDraw('north', { special: ['00012'], third: ['10034', '20034'] }) },
  113: { draw: tableDraw('north') },
  114: { draw: tableDraw('north', { special: ['98745'] }) },
  115: { draw: tableDraw('thai', { first: ['123544'] }) },
  116: { draw: tableDraw('thai', { bottom2: ['07'] }) },
  117: { draw: tableDraw('thai', { bottom2: ['44'] }) },
  118: { draw: tableDraw('fourD', { third: ['4321'], consolation: ['4321'] }) },
  119: { draw: tableDraw('fourD', { first: ['3112'] }) },
  120: { draw: [0], amount: 100 },
  121: { draw: [7], amount: 100 },
  124: { draw: ['red', 'red', 'red', 'red'] },
  125: { draw: ['red', 'white', 'red', 'white'] },
  126: { draw: kenoOf(810) },
  127: { draw: kenoOf(600) },
  128: { draw: [1, 2, 3, 4] },
  129: { draw: [1, 2, 3, 4, 41, 42], selection: [1, 2, 3, 4, 5, 6] },
  130: { draw: [1, 2, 39, 40, 41, 42], selection: [1, 2, 3, 4, 5, 6] },
}

/** Returns twenty distinct numbers with that sum: the lowest twenty, with the last ones raised as needed. */
function kenoOf(sum: number): number[] {
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1)
  let missing = sum - 210
  for (let at = 19; at >= 0 && missing > 0; at -= 1) {
    const raised = Math.min(missing, 60)
    numbers[at] = at + 1 + raised
    missing -= raised
  }
  return numbers
}

interface ByAmount {
  family: string
  play: string
  selection: unknown
  draw: unknown
  amount: string | number
  odds: string
  result: string
  payout: string
}

const byAmount = vectors.flatMap((vector, index) =>
  'amount' in vector ? [{ index, vector: vector as ByAmount, name: `${vector.family} ${vector.play}` }] : [],
)

function slipOf({ index, vector }: (typeof byAmount)[number]) {
  const drawn = DRAWN[index]
  return {
    slip: {
      family: vector.family,
      prizeMode: 'SEA' as const,
      play: vector.play,
      selection: drawn?.selection ?? vector.selection,
      amount: drawn?.amount ?? Number(vector.amount),
      series: 1900,
    },
    draw: drawn?.draw ?? (vector.draw as Draw),
  }
}

/** `60+500` and `2..4` have several tiers, `0` has none. */
const withOneTier = byAmount.filter(({ vector: { odds } }) => /^\d+(?:\.\d+)?$/.test(odds) && odds !== '0')

describe('the vectors by amount', () => {
  test.each(byAmount)('$index: $name', (item) => {
    const { slip, draw } = slipOf(item)
    const { outcome, units } = payoutOf(slip, draw)

    expect(stakesOf(slip).ok).toBe(true)
    expect(fourDecimals(units)).toBe(item.vector.payout)
    expect(item.vector.result.startsWith(outcome)).toBe(true)
  })

  test('are twenty-seven', () => {
    expect(byAmount).toHaveLength(27)
  })

  test.each(withOneTier)('$index: the odds of $name match the table', (item) => {
    expect(Object.values(shownOdds(slipOf(item).slip)).map(Number)).toContain(Number(item.vector.odds))
  })
})
