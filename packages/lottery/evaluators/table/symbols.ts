import { itemsOf } from '../../kit/draw-parts.ts'
import type { TableRule } from '../../rules/table-rule.ts'
import { combined, won } from '../evaluator.ts'
import type { Evaluator } from '../evaluator.ts'

type SymbolsRule = Extract<TableRule, { kind: 'symbols' }>

export const symbolsEvaluator: Evaluator<SymbolsRule> = {
  stakes: (_rule, rows) => rows.flat().length,

  settle(_rule, rows, { draw }) {
    const items = itemsOf(draw)
    const counts = rows.flat().map((pick) => items.filter((item) => item === pick).length)
    return combined(counts.map((count) => won(Math.min(count, 1), String(count))))
  },
}
