import { prizesOf } from '../../kit/draw-parts.ts'
import { perDraw } from '../../kit/per-draw.ts'
import type { TableRule } from '../../rules/table-rule.ts'
import { combined, won } from '../evaluator.ts'
import type { Evaluator } from '../evaluator.ts'

type AnyOrderRule = Extract<TableRule, { kind: 'anyOrder' }>

/** The slip has one typed number, with one digit in each row. */
export const anyOrderEvaluator: Evaluator<AnyOrderRule> = {
  stakes: ({ orders }, rows) => (orders.includes(ordersOf(rows.flat())) ? 1 : 0),

  settle(rule, rows, draw) {
    const number = sorted(rows.flat())
    const matchingEndings = endingsOf(draw, rule).filter((ending) => ending.digits === number)
    return combined(matchingEndings.map(({ tier }) => won(1, tier)))
  },
}

const endingsOf = perDraw(({ draw }, { digits, prizes }: AnyOrderRule) =>
  Object.entries(prizesOf(draw)).flatMap(([name, numbers]) => {
    const tier = prizes[name]
    if (tier === undefined) return []
    return numbers.map((number) => ({ digits: sorted(number.slice(-digits).split('')), tier }))
  }),
)

/** Returns the number of distinct permutations of these digits. */
function ordersOf(digits: readonly string[]): number {
  const repeats = [...new Set(digits)].map((digit) => digits.filter((other) => other === digit).length)
  return repeats.reduce((orders, count) => orders / factorial(count), factorial(digits.length))
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}

function sorted(digits: readonly string[]): string {
  return [...digits].sort((a, b) => Number(a) - Number(b)).join('')
}
