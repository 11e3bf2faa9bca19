import type { Rows } from '../../bet.ts'
import { prizesOf } from '../../kit/draw-parts.ts'
import { perDraw } from '../../kit/per-draw.ts'
import type { TableRule } from '../../table-rule.ts'
import { LOST, together, won } from '../evaluator.ts'
import type { Evaluator, Outcome } from '../evaluator.ts'

type EndingsRule = Extract<TableRule, { kind: 'endings' }>

/** A board of whole numbers has one row; one of digits a row for each. */
export const endingsEvaluator: Evaluator<EndingsRule> = {
  stakes: (_rule, rows) => rows.reduce((product, row) => product * row.length, 1),

  settle(rule, rows, draw) {
    return together(endingsOf(draw, rule).map((ending) => outcomeOf(ending, rows)))
  },
}

interface Ending {
  digits: string
  tier: string
}

const endingsOf = perDraw(({ draw }, { digits, from, prizes }: EndingsRule): readonly Ending[] =>
  Object.entries(prizesOf(draw)).flatMap(([name, numbers]) => {
    const tier = prizes[name]
    if (tier === undefined) return []
    const long = numbers.filter((number) => number.length >= digits)
    return long.map((number) => ({ digits: from === 'end' ? number.slice(-digits) : number.slice(0, digits), tier }))
  }),
)

function outcomeOf({ digits, tier }: Ending, rows: Rows): Outcome {
  const parts = rows.length === 1 ? [digits] : digits.split('')
  return rows.every((row, at) => row.includes(parts[at] ?? '')) ? won(1, tier) : LOST
}
