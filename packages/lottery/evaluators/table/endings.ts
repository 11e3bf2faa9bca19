import type { Rows } from '../../bet.ts'
import { prizesOf } from '../../kit/draw-parts.ts'
import { perDraw } from '../../kit/per-draw.ts'
import type { TableRule } from '../../rules/table-rule.ts'
import { LOST, combined, won } from '../evaluator.ts'
import type { Evaluator, Outcome } from '../evaluator.ts'

type EndingsRule = Extract<TableRule, { kind: 'endings' }>

/** A picked number is a ball of a single row, or has one digit in each row. */
export const endingsEvaluator: Evaluator<EndingsRule> = {
  stakes: (_rule, rows) => rows.reduce((product, row) => product * row.length, 1),

  settle(rule, rows, draw) {
    const endings = endingsOf(draw, rule)
    const [picks = [], secondRow] = rows
    const matchingEndings = secondRow
      ? [...endings].filter(([digits]) => isPicked(digits, rows)).map(([, outcome]) => outcome)
      : []
    const outcomes = secondRow ? matchingEndings : picks.flatMap((pick) => endings.get(pick) ?? [])
    return outcomes.length > 1 ? combined(outcomes) : (outcomes[0] ?? LOST)
  },
}

/** Returns the hits of the numbers with which prizes end or begin. */
const endingsOf = perDraw(({ draw }, rule: EndingsRule): ReadonlyMap<string, Outcome> => {
  const endings = new Map<string, Outcome>()
  for (const [name, numbers] of Object.entries(prizesOf(draw))) {
    const tier = rule.prizes[name]
    if (tier === undefined) continue
    for (const number of numbers.filter(({ length }) => length >= rule.digits)) {
      const digits = rule.from === 'end' ? number.slice(-rule.digits) : number.slice(0, rule.digits)
      endings.set(digits, combined([endings.get(digits) ?? LOST, won(1, tier)]))
    }
  }
  return endings
})

function isPicked(digits: string, rows: Rows): boolean {
  return rows.every((row, at) => row.includes(digits.charAt(at)))
}
