import type { TableRule } from '../../rules/table-rule.ts'
import type { Evaluator } from '../evaluator.ts'
import { anyOrderEvaluator } from './any-order.ts'
import { classEvaluator } from './class.ts'
import { combinationEvaluator } from './combination.ts'
import { endingsEvaluator } from './endings.ts'
import { symbolsEvaluator } from './symbols.ts'
import { normalAndSpecialEvaluator } from './normal-and-special.ts'
import { ticketEvaluator } from './ticket.ts'

/** Evaluators by kind of rule. */
export const tableEvaluators: {
  [Kind in TableRule['kind']]: Evaluator<Extract<TableRule, { kind: Kind }>>
} = {
  class: classEvaluator,
  combination: combinationEvaluator,
  endings: endingsEvaluator,
  anyOrder: anyOrderEvaluator,
  symbols: symbolsEvaluator,
  normalAndSpecial: normalAndSpecialEvaluator,
  ticket: ticketEvaluator,
}
