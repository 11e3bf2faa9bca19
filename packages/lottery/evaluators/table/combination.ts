import type { RuleOptions } from '../../bet.ts'
import { animalOf } from '../../features/zodiac.ts'
import { choose } from '../../kit/combinatorics.ts'
import type { SpecialTier, TableRule } from '../../rules/table-rule.ts'
import { combined, won } from '../evaluator.ts'
import type { Evaluator } from '../evaluator.ts'
import { shownLabels } from './shown-labels.ts'

type CombinationRule = Extract<TableRule, { kind: 'combination' }>

export const combinationEvaluator: Evaluator<CombinationRule> = {
  stakes: ({ pick }, rows) => choose(rows.flat().length, pick),

  settle(rule, rows, draw, options) {
    const picks = rows.flat()
    const seen = shownLabels(rule.seen, draw, options)
    const specialTier = rule.specialTier && labelOf(rule.specialTier, options)
    const others = picks.filter((pick) => pick !== specialTier)
    const count = { hit: others.filter((pick) => seen.has(pick)).length, all: others.length }

    const common = won(exactly(count, rule.need, rule.pick))
    if (!rule.specialTier || specialTier === undefined || !picks.includes(specialTier)) return common
    const need = rule.need - (seen.has(specialTier) ? 1 : 0)
    return combined([common, won(exactly(count, need, rule.pick - 1), rule.specialTier.tier)])
  },
}

/** Returns the number of ways in which `pick` numbers contain exactly `need` hits. */
function exactly({ hit, all }: { hit: number; all: number }, need: number, pick: number): number {
  return choose(hit, need) * choose(all - hit, pick - need)
}

function labelOf(specialTier: SpecialTier, { lunarYear }: RuleOptions): string {
  return specialTier.kind === 'label' ? specialTier.label : animalOf(1, lunarYear)
}
