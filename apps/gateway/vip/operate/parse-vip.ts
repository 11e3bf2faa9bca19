import { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { MAX_LEVEL } from '@ante/contract/vip/level.ts'

import { unitsOf } from '../../kit/money.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const WHOLE_NUMBER = /^\d{1,3}$/

/**
 * Parses a level, such as `vip3` or `3`. The parsers in this file throw `UsageError` with a sentence for the operator.
 */
export const parseLevel = (text: string): number => parseCount(text.replace(/^vip/i, ''), MAX_LEVEL)

export function parseCategory(text: string): RebateCategory {
  const parsed = RebateCategory.safeParse(text.toUpperCase())
  if (parsed.success) return parsed.data
  const categories = RebateCategory.options
  throw new CommandFailed(`Invalid category: ${text}.${didYouMean(text, categories)} Use ${categories.join(', ')}.`)
}

export function parseCount(text: string, max: number): number {
  const count = WHOLE_NUMBER.test(text) ? Number(text) : max + 1
  if (count > max) throw new UsageError(`Invalid number: ${text}. Use a whole number from 0 to ${max}.`)
  return count
}

export function parseAmount(text: string): bigint {
  if (!AMOUNT.test(text)) throw new UsageError(`Invalid amount: ${text}. Use an amount, for example 100 or 100.00.`)
  return unitsOf(text)
}

export function parseDailyMaximum(text: string): bigint {
  const units = parseAmount(text)
  if (units === 0n) throw new UsageError('Invalid --daily-maximum. Use an amount above zero, or none.')
  return units
}
