import { centsOf } from './cents.ts'
import { isAmountProblem, parseAmount } from './parse-amount.ts'
import type { AmountProblem, ParsedAmount } from './parse-amount.ts'

/** Limits of an amount, in decimal text; an absent limit does not apply. */
export interface AmountRules {
  currency: string
  minimum?: string | undefined
  maximum?: string | undefined
  /** Balance to debit. */
  available?: string | undefined
  /** If present, only these amounts are valid. */
  fixed?: readonly string[] | undefined
}

export type CheckedProblem = AmountProblem | 'below' | 'above' | 'unavailable' | 'notOffered'

/** Parses an amount and checks it against the rules; returns the first problem of an amount that can be parsed. */
export function checkAmount(typed: string, locale: string, rules: AmountRules): ParsedAmount | CheckedProblem {
  const amount = parseAmount(typed, locale, rules.currency)
  if (isAmountProblem(amount)) return amount === 'huge' && rules.maximum !== undefined ? 'above' : amount
  return ruleViolation(amount.cents, rules) ?? amount
}

function ruleViolation(cents: number, { minimum, maximum, available, fixed = [] }: AmountRules): CheckedProblem | null {
  if (fixed.length > 0 && !fixed.some((candidate) => centsOf(candidate) === cents)) return 'notOffered'
  if (minimum !== undefined && cents < centsOf(minimum)) return 'below'
  if (available !== undefined && cents > centsOf(available)) return 'unavailable'
  return maximum !== undefined && cents > centsOf(maximum) ? 'above' : null
}
