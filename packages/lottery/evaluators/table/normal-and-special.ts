import { choose } from '../../kit/combinatorics.ts'
import { itemsOf } from '../../kit/draw-parts.ts'
import type { TableRule } from '../../rules/table-rule.ts'
import { won } from '../evaluator.ts'
import type { Evaluator } from '../evaluator.ts'

type NormalAndSpecialRule = Extract<TableRule, { kind: 'normalAndSpecial' }>

export const normalAndSpecialEvaluator: Evaluator<NormalAndSpecialRule> = {
  stakes: (_rule, rows) => choose(rows.flat().length, 2),

  settle(_rule, rows, { draw }) {
    const items = itemsOf(draw)
    const picks = rows.flat()
    const special = items[items.length - 1]
    const normals = items.slice(0, -1)
    return won(picks.some((pick) => pick === special) ? picks.filter((pick) => normals.includes(pick)).length : 0)
  },
}
