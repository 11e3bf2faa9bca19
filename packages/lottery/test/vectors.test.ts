import { describe, expect, test } from 'vitest'

import type { Draw } from '../draw.ts'
import { fourDecimals } from '../kit/rational.ts'
import { costOf, payoutOf } from '../payout.ts'
import { stakesOf } from '../stakes.ts'
import vectors from './vectors.json' with { type: 'json' }

const counted = vectors.filter(
  (vector): vector is Extract<typeof vector, { stakes: number }> & { draw: Draw } => 'stakes' in vector,
)

describe('the vectors with stake counts, unchanged', () => {
  test.each(counted.map((vector, index) => [index, vector.family, vector.play, vector] as const))(
    '%i: %s %s',
    (_, __, ___, vector) => {
      const slip = { ...vector, prizeMode: 'Lott' as const }
      const { outcome, units } = payoutOf(slip, vector.draw)

      expect(stakesOf(slip)).toEqual({ ok: true, stakes: BigInt(vector.stakes) })
      expect(fourDecimals(costOf(slip))).toBe(vector.cost)
      expect(fourDecimals(units)).toBe(vector.payout)
      expect(outcome).toBe(vector.payout === '0.0000' ? 'lost' : 'won')
    },
  )

  test('include a hundred and four', () => {
    expect(counted).toHaveLength(104)
  })
})
