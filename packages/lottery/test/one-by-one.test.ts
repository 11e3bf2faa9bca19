import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Selection } from '../bet.ts'
import { chosenIn } from '../selection/chosen.ts'
import { drawFromBytes } from '../draw-from-bytes.ts'
import type { Hit } from '../evaluators/evaluator.ts'
import type { Family } from '../family.ts'
import { settleByRule } from '../kit/evaluate.ts'
import type { Play } from '../play.ts'
import { playsOf } from '../plays.ts'
import { prepareDraw } from '../prepared-draw.ts'
import type { PrizeMode } from '../prize-mode.ts'
import { stakesOf } from '../stakes.ts'
import { stakesOneByOne } from './one-by-one.ts'
import { selectionsOf } from './random-selection.ts'

const MENUS: [Family, PrizeMode][] = [
  ['SSC', 'Lott'],
  ['SSC', 'ZY'],
  ['LF', 'Lott'],
  ['11X5', 'Lott'],
  ['PK10', 'Lott'],
  ['K3', 'Lott'],
  ['SEAK3', 'Lott'],
]

/** Whether the draws of a play are enumerated here: plays of the house's table have separate tests. */
function enumerateDraws(play: Play): boolean {
  return play.rule.kind !== 'symbols'
}

const draws = (family: Family) =>
  fc
    .infiniteStream(fc.integer({ min: 0, max: 255 }))
    .map((bytes) => drawFromBytes(family, () => bytes.next().value ?? 0))

function tiersOfHit({ tier, stakes }: Hit): string[] {
  return Array.from({ length: stakes }, () => tier)
}

function tally(tiers: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const tier of tiers) if (tier !== undefined) counts[tier] = (counts[tier] ?? 0) + 1
  return counts
}

/** Returns a draw that usually contains numbers of the slip, unlike a random one. */
function nearDraws(family: Family, selection: Selection): fc.Arbitrary<number[]> {
  const picks = (selection.kind === 'picked' ? selection.rows.flat() : selection.entries.flatMap((entry) => [...entry]))
    .map(Number)
    .filter((number) => Number.isInteger(number) && number < 10)
  const any = draws(family).map((draw) => draw as number[])
  if (picks.length === 0 || ['11X5', 'PK10'].includes(family)) return any
  return fc.oneof(
    any,
    any.chain((draw) =>
      fc
        .array(fc.constantFrom(...picks), { minLength: draw.length, maxLength: draw.length })
        .map((near) => (family.endsWith('K3') ? near.map((number) => Math.min(Math.max(number, 1), 6)) : near)),
    ),
  )
}

describe.each(MENUS)('%s %s', (family, prizeMode) => {
  test.each(
    playsOf(family, prizeMode)
      .filter((play) => play.playType === 'tradition' && enumerateDraws(play))
      .map((play) => [play.code, play] as const),
  )('%s is counted and settled like its stakes one by one', (_, play) => {
    const cases = selectionsOf(play, 4).chain((selection) =>
      nearDraws(family, selection).map((draw) => ({ selection, draw })),
    )
    fc.assert(
      fc.property(cases, ({ selection, draw }) => {
        const chosen = chosenIn(play, selection)
        if (!chosen.ok) throw new Error(chosen.problem.code)
        const stakes = chosen.picks.flatMap((rows) => stakesOneByOne(play.rule, rows))
        const prepared = prepareDraw(family, draw)
        const settled = chosen.picks.flatMap((rows) => settleByRule(play.rule, rows, prepared).hits)
        const formula = tally(settled.flatMap(tiersOfHit))

        expect(stakesOf({ family, prizeMode, play: play.id, selection })).toEqual({
          ok: true,
          stakes: BigInt(stakes.length),
        })
        expect(onlyPaid(formula, play)).toEqual(tally(stakes.map((stake) => stake(draw))))
      }),
      { numRuns: 15 },
    )
  })
})

/** Three equal numbers are no group: no tier pays them. */
function onlyPaid(counts: Record<string, number>, { tiers }: Play): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([code]) => tiers.some((tier) => tier.code === code)))
}
