import type { RuleOptions } from '../../bet.ts'
import { itemsOf, prizesOf } from '../../kit/draw-parts.ts'
import { perDraw } from '../../kit/per-draw.ts'
import { numbersAt } from '../../prepared-draw.ts'
import type { PreparedDraw } from '../../prepared-draw.ts'
import type { Measure, TableRule, Tie, Values } from '../../rules/table-rule.ts'
import { LOST, combined, won } from '../evaluator.ts'
import type { Evaluator } from '../evaluator.ts'

type ClassRule = Extract<TableRule, { kind: 'class' }>

export const classEvaluator: Evaluator<ClassRule> = {
  stakes: (_rule, rows) => rows.flat().length,

  settle(rule, rows, draw, options) {
    const { tiers, tie } = classesOf(draw, rule)
    const picks = rows.flat()
    if (tie && isRefunded(tie, options)) return { hits: [], returned: picks.length }
    return combined(picks.map((pick) => (tiers.has(pick) ? won(1, tiers.get(pick)) : LOST)))
  },
}

/** Labels that the draw shows, with their tiers, and a possible tie. */
const classesOf = perDraw((draw, { measure, classes, tie }: ClassRule) => {
  const value = measured(measure, draw)
  const matching = classes.filter((gameClass) => holds(gameClass.in, value))
  return {
    tiers: new Map(matching.map((item) => [item.label, item.tier ?? 'win'])),
    tie: tie && holds(tie.in, value) ? tie : undefined,
  }
})

function measured(measure: Measure, { draw }: PreparedDraw): number {
  if (measure.kind === 'sum') return numbersAt(draw, measure.at).reduce((sum, number) => sum + number, 0)
  if (measure.kind === 'count') return itemsOf(draw).filter((item) => measure.of.includes(item)).length
  return Number(prizesOf(draw)[measure.prize]?.[0]?.slice(measure.at)[0])
}

function holds(values: Values, value: number): boolean {
  return values.some((item) => (typeof item === 'number' ? item === value : item[0] <= value && value <= item[1]))
}

function isRefunded({ when }: Tie, options: RuleOptions): boolean {
  return when === undefined || options[when] === 'refund'
}
