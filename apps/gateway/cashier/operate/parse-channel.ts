import { unitsOf } from '../../kit/money.ts'
import { UsageError } from '../../operator/kit/failures.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/
const RATE = /^\d{1,9}(\.\d{1,4})?$/
const MOST_MINUTES = 1_440

/** Parsers of channel options for operators: each throws a helpful sentence for invalid input. */
export function parseAmount(text: string): bigint {
  const units = AMOUNT.test(text) ? unitsOf(text) : 0n
  if (units === 0n) throw new UsageError(`${text} is no amount. Say it as 500 or 99.50.`)
  return units
}

export function parsePercent(text: string): number {
  const hundredths = PERCENT.test(text) ? Number(unitsOf(text) / 100n) : -1
  if (hundredths < 0 || hundredths > 10_000) throw new UsageError(`${text} is no percentage. Say it as 1 or 1.5.`)
  return hundredths
}

export function parseRate(text: string): bigint {
  const units = RATE.test(text) ? unitsOf(text) : 0n
  if (units === 0n) throw new UsageError(`${text} is no rate. Say it as 56.8.`)
  return units
}

export function parseMinutes(text: string): number {
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (minutes < 1 || minutes > MOST_MINUTES) throw new UsageError(`Say minutes from 1 to ${MOST_MINUTES}.`)
  return minutes
}
