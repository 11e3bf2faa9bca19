import type { Rows } from '../../bet.ts'
import { LOST, combined, won } from '../../evaluators/evaluator.ts'
import type { Outcome } from '../../evaluators/evaluator.ts'
import { tongxuanOf } from '../../evaluators/straight.ts'
import { choose } from '../combinatorics.ts'
import type { Rule } from '../../rules/rule.ts'
import type { TableRule } from '../../rules/table-rule.ts'
import { bestOfTable } from './best-of-table.ts'
import { BEST, bestPayingOutcome } from './best-outcome.ts'
import type { BestOf, Game } from './best-outcome.ts'
import { maxShownAtOnce, rowOutcomes } from './shown-at-once.ts'

type Drawn = Exclude<Rule, TableRule>
type Best<K extends Drawn['kind']> = BestOf<Extract<Drawn, { kind: K }>>

const BEST_OUTCOMES: { [K in Drawn['kind']]: Best<K> } = {
  straight: () => won(1),
  joined: (_, rows) =>
    combined(rows.map((__, from) => won(product(rows.slice(0, from).map(sizeOf)), String(rows.length - from)))),
  tongxuan: (_, rows) =>
    tongxuanOf(
      rows,
      rows.map(() => true),
    ),
  each: ({ features, tier }, rows, { payoutOf }) =>
    combined(
      rows.map((row, index) => {
        const feature = features[index]
        return (feature && bestPayingOutcome(rowOutcomes(feature, row, tier), payoutOf)) ?? LOST
      }),
    ),
  labels: ({ features }, rows) =>
    won(product(features.map((feature, index) => maxShownAtOnce(feature, rows[index] ?? [])))),
  shape: () => won(1),
  anyOf: (rule, rows) => won(maxStakesWon(rule, rows)),
  bundle: () => won(1, BEST),
  typedGroup: () => won(1, BEST),
  anyStraight: ({ pick }, rows) => won(choose(rows.filter((row) => row.length > 0).length, pick)),
  anyPlaces: ({ windows }, [places = [], ...rows], game) =>
    combined(
      windows
        .filter((window) => window.places.every((position) => places.includes(position)))
        .map(({ rule }) => bestOfRule(rule, rows, game)),
    ),
}

/** Returns the outcome of the draw with the highest payout for these rows. */
export function bestOfRule(rule: Rule, rows: Rows, game: Game): Outcome {
  if (isOfTable(rule)) return bestOfTable(rule, rows, game)
  // The cast is safe: the function for a kind of rule accepts all rules of this kind.
  const best = BEST_OUTCOMES[rule.kind] as BestOf<Drawn>
  return best(rule, rows, game)
}

const TABLES: ReadonlySet<string> = new Set<TableRule['kind']>([
  'class',
  'combination',
  'endings',
  'anyOrder',
  'symbols',
  'normalAndSpecial',
  'ticket',
])

function isOfTable(rule: Rule): rule is TableRule {
  return TABLES.has(rule.kind)
}

function sizeOf(row: readonly string[]): number {
  return row.length
}

function product(factors: readonly number[]): number {
  return factors.reduce((total, factor) => total * factor, 1)
}

/** Maximum over the possible numbers of drawn dan and tuo numbers. */
function maxStakesWon({ at, pick, need, dan }: Extract<Rule, { kind: 'anyOf' }>, rows: Rows): number {
  const fixed = dan ? sizeOf(rows[0] ?? []) : 0
  const free = sizeOf(rows[dan ? 1 : 0] ?? [])
  let maxCount = 0
  for (let fixedHits = 0; fixedHits <= Math.min(fixed, at.length); fixedHits += 1) {
    for (let hits = 0; hits <= Math.min(free, at.length - fixedHits); hits += 1) {
      const neededHits = need - fixedHits
      maxCount = Math.max(maxCount, choose(hits, neededHits) * choose(free - hits, pick - fixed - neededHits))
    }
  }
  return maxCount
}
