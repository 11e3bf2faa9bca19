import type { Selection } from '../bet.ts'
import { chosenIn } from '../selection/chosen.ts'
import type { Draw } from '../draw.ts'
import { settleByRule } from '../kit/evaluate.ts'
import { ONE, ZERO, add, rational, times } from '../kit/rational.ts'
import type { Rational } from '../kit/rational.ts'
import type { Play } from '../play.ts'
import { numberAt, prepareDraw } from '../prepared-draw.ts'
import { modeFactor } from '../price.ts'
import type { PrizeMode } from '../prize-mode.ts'
import { countedBy } from '../stakes.ts'

export interface FairReturn {
  /** What a stake of one brings back at the tiers' own odds, over these draws, before anything is cut. */
  won: Rational
  /** The part of stakes that is given back. */
  returned: Rational
}

/**
 * The return of a selection over equally likely draws. With terms `series` a member gets `won` × series ÷ base, and
 * `returned` whole.
 */
export function fairReturn(
  { play, prizeMode }: { play: Play; prizeMode: PrizeMode },
  selection: Selection,
  draws: Iterable<Draw>,
): FairReturn {
  const chosen = chosenIn(play, selection)
  if (!chosen.ok) throw new RangeError(`no bet of ${play.code}: ${chosen.problem.code}`)
  const tally = new Tally()
  for (const draw of draws) {
    const prepared = prepareDraw(play.family, draw)
    const factor = prizeMode === 'ZY' ? modeFactor(prizeMode, numberAt(draw, 0)) : ONE
    for (const rows of chosen.picks) tally.add(settleByRule(play.rule, rows, prepared), factor)
    tally.draws += 1
  }
  return tally.result(play, countedBy(play.rule, chosen.picks))
}

/** Counts first and multiplies once: exact numbers are slow. */
class Tally {
  draws = 0
  private returned = 0
  private readonly hits = new Map<Rational, Map<string, number>>()

  add(outcome: ReturnType<typeof settleByRule>, factor: Rational): void {
    this.returned += outcome.returned
    if (outcome.hits.length === 0) return
    const byTier = this.hits.get(factor) ?? new Map<string, number>()
    this.hits.set(factor, byTier)
    for (const { tier, stakes } of outcome.hits) byTier.set(tier, (byTier.get(tier) ?? 0) + stakes)
  }

  result({ tiers }: Play, stakes: number): FairReturn {
    const bought = this.draws * stakes
    let won = ZERO
    for (const [factor, byTier] of this.hits) {
      for (const { code, odds } of tiers) {
        won = add(won, times(times(odds, factor), rational(byTier.get(code) ?? 0, bought)))
      }
    }
    return { won, returned: rational(this.returned, bought) }
  }
}
