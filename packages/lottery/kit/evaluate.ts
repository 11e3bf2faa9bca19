import type { Rows, RuleOptions } from '../bet.ts'
import { bundle, each, labels } from '../evaluators/choices.ts'
import { LOST, combined } from '../evaluators/evaluator.ts'
import type { Evaluator, Outcome } from '../evaluators/evaluator.ts'
import { anyOf, shape, typedGroup } from '../evaluators/groups.ts'
import { anyStraight, joined, straight, tongxuan } from '../evaluators/straight.ts'
import { tableEvaluators } from '../evaluators/table/table-evaluators.ts'
import type { PreparedDraw } from '../prepared-draw.ts'
import type { PositionWindow, Rule } from '../rules/rule.ts'

type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>

/** Evaluates each selected window with its own rule. Defined here, because it needs the evaluators of all rules. */
const anyPlaces: Evaluator<RuleOf<'anyPlaces'>> = {
  stakes: ({ windows }, [places = [], ...rows]) =>
    chosenWindows(windows, places).reduce((sum, { rule }) => sum + stakesByRule(rule, rows), 0),
  settle: ({ windows }, [places = [], ...rows], draw, options) =>
    combined(chosenWindows(windows, places).map(({ rule }) => settleByRule(rule, rows, draw, options))),
}

function chosenWindows(windows: readonly PositionWindow[], places: readonly string[]): PositionWindow[] {
  return windows.filter((window) => window.places.every((position) => places.includes(position)))
}

const EVALUATORS: { [K in Rule['kind']]: Evaluator<RuleOf<K>> } = {
  straight,
  joined,
  tongxuan,
  each,
  labels,
  shape,
  anyOf,
  bundle,
  typedGroup,
  anyStraight,
  anyPlaces,
  ...tableEvaluators,
}

export function stakesByRule(rule: Rule, rows: Rows): number {
  return evaluatorOf(rule).stakes(rule, rows)
}

/** Returns the outcome of these rows: hits merged by tier, without empty ones. */
export function settleByRule(rule: Rule, rows: Rows, draw: PreparedDraw, options: RuleOptions = {}): Outcome {
  const { hits, returned } = evaluatorOf(rule).settle(rule, rows, draw, options)
  if (hits.length === 0 && returned === 0) return LOST
  return { hits, returned }
}

function evaluatorOf(rule: Rule): Evaluator<Rule> {
  return EVALUATORS[rule.kind]
}
