import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { drawFromBytes } from '../../draw-from-bytes.ts'
import type { Family } from '../../family.ts'
import { choices } from '../../kit/combinatorics.ts'
import { payoutOf } from '../../payout.ts'
import { stakesOf } from '../../stakes.ts'
import { requirePlay, tuplesOf } from './returned.ts'

/** Number of picks of each row that form a stake. */
type Combined = [family: Family, play: string, picks: readonly number[]]

const PLAYS: Combined[] = [
  ['LHC', 'special_number', [1]],
  ['LHC', 'special_zodiac', [1]],
  ['LHC', 'animal_hit', [1]],
  ['LHC', 'animal_miss', [1]],
  ['LHC', 'animals_2', [2]],
  ['LHC', 'animals_3', [3]],
  ['LHC', 'animals_4', [4]],
  ['LHC', 'tail_hit', [1]],
  ['LHC', 'normal_number', [1]],
  ['LHC', 'any_number', [1]],
  ['LHC', 'join_2in2', [2]],
  ['LHC', 'join_special', [2]],
  ['LHC', 'join_3in3', [3]],
  ['LHC', 'join_3in2', [3]],
  ['LHC', 'join_4in4', [4]],
  ['LHC', 'not_hit_5', [5]],
  ['LHC', 'not_hit_8', [8]],
  ['VNC_NORTH', 'lo2', [1]],
  ['VNC_NORTH', 'lo3', [1, 1, 1]],
  ['VNC_NORTH', 'xien2', [2]],
  ['VNC_NORTH', 'xien3', [3]],
  ['VNC_NORTH', 'truot4', [4]],
  ['VNC_SOUTH', 'truot6', [6]],
  ['THAI', '3top', [1, 1, 1]],
  ['4D', 'big', [1, 1, 1, 1]],
  ['TL642', 'pick6', [6]],
  ['SSQ', 'pick6_1', [6, 1]],
  ['DLT', 'pick5_2', [5, 2]],
  ['VBC', 'symbol', [1]],
  ['PCB', 'sum', [1]],
]

const money = { prizeMode: 'Lott', amount: 1, series: 1900 } as const

/** Generates slightly more picks than a stake needs, from few balls, so that some of them are drawn. */
function rowsOf(family: Family, play: string, picks: readonly number[]): fc.Arbitrary<string[][]> {
  const { rows } = requirePlay(family, play).board
  return fc.tuple(
    ...rows.map((row, index) => {
      const least = picks[index] ?? 1
      const codes = row.balls.slice(0, Math.max(15, least + 3)).map(({ code }) => code)
      return fc.shuffledSubarray(codes, { minLength: least, maxLength: Math.min(codes.length, least + 3) })
    }),
  )
}

describe('all stakes counted and paid together equal those counted and paid separately', () => {
  test.each(PLAYS)('%s %s', (family, play, picks) => {
    fc.assert(
      fc.property(rowsOf(family, play, picks), fc.infiniteStream(fc.nat(255)), (rows, bytes) => {
        const draw = drawFromBytes(family, () => bytes.next().value as number)
        const single = tuplesOf(rows.map((row, index) => choices(row, picks[index] ?? 1)))
        const bet = (selection: unknown) => ({ ...money, family, play, selection: { kind: 'picked', rows: selection } })

        const apart = single.map((stake) => payoutOf(bet(stake), draw))
        expect(stakesOf(bet(rows))).toEqual({ ok: true, stakes: BigInt(single.length) })
        expect(payoutOf(bet(rows), draw).units).toBe(apart.reduce((sum, { units }) => sum + units, 0n))
      }),
      { numRuns: 60 },
    )
  })
})
