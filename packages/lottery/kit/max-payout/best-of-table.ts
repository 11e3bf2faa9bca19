import type { Rows } from '../../bet.ts'
import { DRAW_SHAPES } from '../../draw-shapes.ts'
import { LOST, combined, won } from '../../evaluators/evaluator.ts'
import type { Outcome } from '../../evaluators/evaluator.ts'
import type { Family } from '../../family.ts'
import { choose } from '../combinatorics.ts'
import type { LabelSet, TableRule, Values } from '../../rules/table-rule.ts'
import { BEST, bestPayingOutcome } from './best-outcome.ts'
import type { BestOf, Game } from './best-outcome.ts'

type RuleOf<K extends TableRule['kind']> = Extract<TableRule, { kind: K }>
type Best<K extends TableRule['kind']> = BestOf<RuleOf<K>>

const BEST_OUTCOMES: { [K in TableRule['kind']]: Best<K> } = {
  class: (rule, rows, { payoutOf }) => bestPayingOutcome(classOutcomes(rule, rows.flat()), payoutOf) ?? LOST,
  combination: ({ seen, pick, need }, rows, { family }) => {
    const pickCount = rows.flat().length
    const winningRows = upTo(Math.min(pickCount, maxLabelsShown(seen, family))).map(
      (hit) => choose(hit, need) * choose(pickCount - hit, pick - need),
    )
    return won(Math.max(...winningRows), BEST)
  },
  endings: endingHits,
  anyOrder: endingHits,
  symbols: (_, rows, { payoutOf }) => {
    const picks = rows.flat().length
    const drawn = SYMBOLS_DRAWN.map((counts) => combined(counts.slice(0, picks).map((count) => won(1, String(count)))))
    return bestPayingOutcome(drawn, payoutOf) ?? LOST
  },
  // The special number, combined with each of the numbers before it.
  normalAndSpecial: (_, rows, { family }) => won(Math.min(rows.flat().length, numbersDrawn(family)) - 1),
  ticket: (rule, [first = [], second = []], { payoutOf }) => {
    const draws = upTo(Math.min(first.length, rule.front)).flatMap((front) =>
      upTo(Math.min(second.length, rule.back)).map((back) =>
        ticketHits(rule, [first.length, front], [second.length, back]),
      ),
    )
    return bestPayingOutcome(draws, payoutOf) ?? LOST
  },
}

/** Like `bestOfRule`, for a rule that is a table. */
export function bestOfTable(rule: TableRule, rows: Rows, game: Game): Outcome {
  // The cast is safe: the function for a kind of rule accepts all rules of this kind.
  const best = BEST_OUTCOMES[rule.kind] as BestOf<TableRule>
  return best(rule, rows, game)
}

/** Possible multiplicities of three symbols. */
const SYMBOLS_DRAWN = [[3], [2, 1], [1, 1, 1]]

function upTo(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, number) => number)
}

/**
 * Returns the outcomes at the start of each class. They represent all values: the outcome is the same up to the next
 * start.
 */
function classOutcomes({ classes, tie }: RuleOf<'class'>, picks: readonly string[]): Outcome[] {
  const picked = classes.filter(({ label }) => picks.includes(label))
  const starts = [...picked.map((item) => item.in), tie?.in ?? []]
    .flat()
    .map((item) => (typeof item === 'number' ? item : item[0]))
  const wins = starts.map((value) =>
    combined(picked.filter((item) => holds(item.in, value)).map(({ tier }) => won(1, tier))),
  )
  return tie ? [...wins, { hits: [], returned: picks.length }] : wins
}

function holds(values: Values, value: number): boolean {
  return values.some((item) => (typeof item === 'number' ? item === value : item[0] <= value && value <= item[1]))
}

function maxLabelsShown(seen: LabelSet, family: Family): number {
  if ('at' in seen) return seen.at.length
  const prizes = prizesOf(family)
  if (seen.kind === 'prizeDigits') return seen.digits * (prizes.find(({ name }) => name === seen.prize)?.count ?? 1)
  return prizes.reduce((sum, { count }) => sum + count, 0)
}

/** Returns the outcome of a draw in which all prizes that are long enough have the same ending. */
function endingHits({ digits, prizes }: RuleOf<'endings'> | RuleOf<'anyOrder'>, _: Rows, { family }: Game): Outcome {
  const hits = prizesOf(family).flatMap((prize) => {
    const tier = prizes[prize.name]
    return tier === undefined || prize.digits < digits ? [] : [won(prize.count, tier)]
  })
  return combined(hits)
}

/** A draw that is one number has one prize, `number`. */
function prizesOf(family: Family): readonly { name: string; count: number; digits: number }[] {
  const shape = DRAW_SHAPES[family]
  return shape.kind === 'table' ? shape.prizes : [{ name: 'number', count: 1, digits: numbersDrawn(family) }]
}

function numbersDrawn(family: Family): number {
  const shape = DRAW_SHAPES[family]
  return shape.kind === 'numbers' ? shape.parts.reduce((sum, { count }) => sum + count, 0) : 0
}

type Matched = readonly [picks: number, hits: number]

function ticketHits({ front, back, tiers }: RuleOf<'ticket'>, fronts: Matched, backs: Matched): Outcome {
  const hits = Object.entries(tiers).map(([matches, tier]) => {
    const [mainHits = 0, specialHits = 0] = matches.split('+').map(Number)
    return won(withHits(fronts, mainHits, front) * withHits(backs, specialHits, back), tier)
  })
  return combined(hits)
}

function withHits([picks, hits]: Matched, count: number, size: number): number {
  return choose(hits, count) * choose(picks - hits, size - count)
}
