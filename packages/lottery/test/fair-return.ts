import type { Rows, Selection } from '../bet.ts'
import { chosenIn } from '../selection/chosen.ts'
import type { Draw } from '../draw.ts'
import { settleByRule } from '../kit/evaluate.ts'
import { ONE, ZERO, add, rational, multiply } from '../kit/rational.ts'
import type { Rational } from '../kit/rational.ts'
import type { Play } from '../play.ts'
import { numberAt, prepareDraw } from '../prepared-draw.ts'
import { modeFactor } from '../price.ts'
import type { PrizeMode } from '../prize-mode.ts'
import { countedBy } from '../stakes.ts'

export interface FairReturn {
  /** Return of a stake of one at the exact odds of the tiers, over these draws, before truncation. */
  won: Rational
  /** The refunded part of the stakes. */
  returned: Rational
}

/** A draw, with the number of equally likely draws that it represents. */
export interface Weighed {
  draw: Draw
  times: number
}

/**
 * Returns the return of each selection over equally likely draws, in a single pass: the features of a draw are computed
 * once. With terms `series` a member gets `won` × series ÷ base, and all of `returned`.
 */
export function fairReturns(
  { play, prizeMode }: { play: Play; prizeMode: PrizeMode },
  selections: readonly Selection[],
  draws: Iterable<Weighed>,
): FairReturn[] {
  const bought = selections.map((selection) => ({ picks: picksOf(play, selection), tally: new Tally() }))
  for (const { draw, times: often } of draws) {
    const prepared = prepareDraw(play.family, draw)
    const factor = prizeMode === 'ZY' ? modeFactor(prizeMode, numberAt(draw, 0)) : ONE
    for (const { picks, tally } of bought) {
      for (const rows of picks) tally.add(settleByRule(play.rule, rows, prepared), factor, often)
      tally.draws += often
    }
  }
  return bought.map(({ picks, tally }) => tally.result(play, countedBy(play.rule, picks)))
}

function picksOf(play: Play, selection: Selection): readonly Rows[] {
  const chosen = chosenIn(play, selection)
  if (!chosen.ok) throw new RangeError(`no bet of ${play.code}: ${chosen.problem.code}`)
  return chosen.picks
}

/** Adds counts per tier and multiplies once per tier, because exact arithmetic is slow. */
class Tally {
  draws = 0
  private returned = 0
  private readonly hits = new Map<Rational, Map<string, number>>()

  add(outcome: ReturnType<typeof settleByRule>, factor: Rational, often: number): void {
    this.returned += outcome.returned * often
    if (outcome.hits.length === 0) return
    const byTier = this.hits.get(factor) ?? new Map<string, number>()
    this.hits.set(factor, byTier)
    for (const { tier, stakes } of outcome.hits) byTier.set(tier, (byTier.get(tier) ?? 0) + stakes * often)
  }

  result({ tiers }: Play, stakes: number): FairReturn {
    const bought = this.draws * stakes
    let won = ZERO
    for (const [factor, byTier] of this.hits) {
      for (const { code, odds } of tiers) {
        won = add(won, multiply(multiply(odds, factor), rational(byTier.get(code) ?? 0, bought)))
      }
    }
    return { won, returned: rational(this.returned, bought) }
  }
}
