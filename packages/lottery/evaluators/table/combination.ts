import type { RuleOptions } from '../../bet.ts'
import { animalOf } from '../../features/zodiac.ts'
import { choose } from '../../kit/combinatorics.ts'
import type { Apart, TableRule } from '../../rules/table-rule.ts'
import { together, won } from '../evaluator.ts'
import type { Evaluator } from '../evaluator.ts'
import { seenIn } from './seen.ts'

type CombinationRule = Extract<TableRule, { kind: 'combination' }>

export const combinationEvaluator: Evaluator<CombinationRule> = {
  stakes: ({ pick }, rows) => choose(rows.flat().length, pick),

  settle(rule, rows, draw, options) {
    const picks = rows.flat()
    const seen = seenIn(rule.seen, draw, options)
    const apart = rule.apart && labelOf(rule.apart, options)
    const others = picks.filter((pick) => pick !== apart)
    const count = { hit: others.filter((pick) => seen.has(pick)).length, all: others.length }

    const common = won(exactly(count, rule.need, rule.pick))
    if (!rule.apart || apart === undefined || !picks.includes(apart)) return common
    const need = rule.need - (seen.has(apart) ? 1 : 0)
    return together([common, won(exactly(count, need, rule.pick - 1), rule.apart.tier)])
  },
}

/** Number of ways in which `pick` numbers contain exactly `need` hits. */
function exactly({ hit, all }: { hit: number; all: number }, need: number, pick: number): number {
  return choose(hit, need) * choose(all - hit, pick - need)
}

function labelOf(apart: Apart, { lunarYear }: RuleOptions): string {
  return apart.kind === 'label' ? apart.label : animalOf(1, lunarYear)
}
