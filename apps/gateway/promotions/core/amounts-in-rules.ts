import { unitsOf } from '../../kit/money.ts'

const DECIMAL = /^\d+(\.\d{1,2})?$/

/** Returns all amounts in rules of any type: their decimal texts, except percentages. */
export function amountsInRules(rules: unknown): bigint[] {
  if (typeof rules === 'string') return DECIMAL.test(rules) ? [unitsOf(rules)] : []
  if (typeof rules !== 'object' || rules === null) return []
  return Object.entries(rules).flatMap(([name, value]) => (name === 'percent' ? [] : amountsInRules(value)))
}
