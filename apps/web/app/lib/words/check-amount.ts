import { centsOf } from './cents.ts'
import { isProblem, readAmount } from './read-amount.ts'
import type { AmountProblem, ReadAmount } from './read-amount.ts'

/** What an amount has to keep to, in decimal text; what is not said does not limit it. */
export interface AmountRules {
  currency: string
  minimum?: string | undefined
  maximum?: string | undefined
  /** What there is to take it from. */
  available?: string | undefined
  /** Where there are any, no other amount will do. */
  fixed?: readonly string[] | undefined
}

export type CheckedProblem = AmountProblem | 'below' | 'above' | 'unavailable' | 'notOffered'

/** Reads an amount and asks whether it will do; one that can be read is wrong for one reason at a time. */
export function checkAmount(typed: string, locale: string, rules: AmountRules): ReadAmount | CheckedProblem {
  const read = readAmount(typed, locale, rules.currency)
  if (isProblem(read)) return read === 'huge' && rules.maximum !== undefined ? 'above' : read
  return againstRules(read.cents, rules) ?? read
}

function againstRules(cents: number, { minimum, maximum, available, fixed = [] }: AmountRules): CheckedProblem | null {
  if (fixed.length > 0 && !fixed.some((one) => centsOf(one) === cents)) return 'notOffered'
  if (minimum !== undefined && cents < centsOf(minimum)) return 'below'
  if (available !== undefined && cents > centsOf(available)) return 'unavailable'
  return maximum !== undefined && cents > centsOf(maximum) ? 'above' : null
}
