import { isRecordSpan, PlayDay, PlayRange } from '@ante/contract/launch/play-days.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'

/** Period of a record: a named range, or two days. */
export type Days = PlayRange | PlaySpan

/** Default period of a record. */
export const DEFAULT_DAYS: PlayRange = 'week'

const BETWEEN = '_'

export const isSpan = (days: Days): days is PlaySpan => typeof days !== 'string'

/** Parses a period of an address: a name, or two days, `2026-02-01_2026-02-28`. */
export function daysOf(text: string): Days | undefined {
  const range = PlayRange.safeParse(text).data
  if (range) return range
  const [from, to] = text.split(BETWEEN).map((part) => PlayDay.safeParse(part).data)
  return from && to && isRecordSpan({ from, to }) ? { from, to } : undefined
}

/** Formats a period for the address. */
export const daysParam = (days: Days): string => (isSpan(days) ? days.from + BETWEEN + days.to : days)

/** Returns the period in the gateway's input format. */
export const parseDays = (days: Days) => (isSpan(days) ? days : { range: days })
