import { describe, expect, test } from 'vitest'

import type { Draw } from '../../draw.ts'
import { fourDecimals } from '../../kit/rational.ts'
import { payoutOf, shownOdds } from '../../payout.ts'
import { stakesOf } from '../../stakes.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { tableDraw } from './paid.ts'

/** Where a vector describes its draw, a draw that fits; and what it calls its play and picks, where that is no name. */
const DRAWN: Readonly<Record<number, { draw: Draw; play?: string; selection?: unknown; amount?: number }>> = {
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
  129: { draw: [1, 2, 3, 4, 41, 42], play: 'pick6', selection: [1, 2, 3, 4, 5, 6] },
  130: { draw: [1, 2, 39, 40, 41, 42], play: 'pick6', selection: [1, 2, 3, 4, 5, 6] },
}

/** Twenty different numbers of that sum: the lowest twenty, the last of them raised as far as need be. */
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

/** `60+500` and `2..4` are tiers, `0` none: the table itself says them. */
function frozen(odds: string): string | undefined {
  return /^\d+(\.\d+)?$/.test(odds) && odds !== '0' ? odds : undefined
}

const byAmount = vectors.flatMap((vector, index) => ('amount' in vector ? [{ index, ...vector }] : []))

function slipOf(vector: (typeof byAmount)[number]) {
  const said = DRAWN[vector.index]
  const amount = said?.amount ?? Number(vector.amount)
  return {
    slip: {
      family: vector.family,
      prizeMode: 'SEA' as const,
      play: said?.play ?? vector.play,
      selection: said?.selection ?? vector.selection,
      amount,
      series: 1900,
    },
    draw: said?.draw ?? (vector.draw as Draw),
  }
}

describe('the vectors by amount', () => {
  test.each(byAmount.map((vector) => [vector.index, vector.family, vector.play, vector] as const))(
    '%i: %s %s',
    (_, __, ___, vector) => {
      const { slip, draw } = slipOf(vector)
      const { outcome, units } = payoutOf(slip, draw)

      expect(stakesOf(slip).ok).toBe(true)
      expect(fourDecimals(units)).toBe(vector.payout)
      expect(vector.result.startsWith(outcome)).toBe(true)
    },
  )

  test('are twenty-seven', () => {
    expect(byAmount).toHaveLength(27)
  })

  test.each(
    byAmount.flatMap((vector) => {
      const odds = frozen(vector.odds)
      return odds === undefined ? [] : [[vector.index, vector.family, vector.play, vector, odds] as const]
    }),
  )('%i: the odds of %s %s are of the table', (_, __, ___, vector, odds) => {
    const { slip } = slipOf(vector)
    const shown = Object.values(shownOdds(slip))
    expect(shown.map(Number)).toContain(Number(odds))
  })
})
