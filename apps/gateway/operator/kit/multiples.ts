import { UsageError } from './failures.ts'

const TIMES = /^\d{1,3}(\.\d{1,2})?$/
const MAX_HUNDREDTHS = 10_000

/** Parses a wagering multiple, such as `1` or `2.5`, into hundredths. */
export function hundredthsIn(times: string): number {
  const hundredths = TIMES.test(times) ? Math.round(Number(times) * 100) : MAX_HUNDREDTHS + 1
  if (hundredths > MAX_HUNDREDTHS)
    throw new UsageError(`Invalid multiple: ${times}. Use a number from 0 to 100, for example 1 or 2.5.`)
  return hundredths
}

export const timesText = (hundredths: number): string => `${hundredths / 100} times`
