import { unitsOf } from '../../kit/money.ts'
import { UsageError } from '../../operator/kit/failures.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/
const RATE = /^\d{1,9}(\.\d{1,4})?$/
const MAX_MINUTES = 1_440

/** Parses an amount in units. The parsers in this file throw `UsageError` with a sentence for the operator. */
export function parseAmount(text: string): bigint {
  const units = AMOUNT.test(text) ? unitsOf(text) : 0n
  if (units === 0n) throw new UsageError(`Invalid amount: ${text}. Use an amount, for example 500 or 99.50.`)
  return units
}

export function parsePercent(text: string): number {
  const hundredths = PERCENT.test(text) ? Number(unitsOf(text) / 100n) : -1
  if (hundredths < 0 || hundredths > 10_000)
    throw new UsageError(`Invalid percentage: ${text}. Use a percentage from 0 to 100, for example 1.5.`)
  return hundredths
}

export function parseRate(text: string): bigint {
  const units = RATE.test(text) ? unitsOf(text) : 0n
  if (units === 0n) throw new UsageError(`Invalid rate: ${text}. Use a rate, for example 56.8.`)
  return units
}

export function parseMinutes(text: string): number {
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (minutes < 1 || minutes > MAX_MINUTES)
    throw new UsageError(`Invalid minutes: ${text}. Use a whole number from 1 to ${MAX_MINUTES}.`)
  return minutes
}
