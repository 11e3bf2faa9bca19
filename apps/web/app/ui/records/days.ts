import { isRecordSpan, PlayDay, PlayRange } from '@ante/contract/launch/play-days.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'

/** Of which days a record tells: by their name, or from one to another. */
export type Days = PlayRange | PlaySpan

/** What a record shows before anybody chooses. */
export const USUAL_DAYS: PlayRange = 'week'

const BETWEEN = '_'

export const isSpan = (days: Days): days is PlaySpan => typeof days !== 'string'

/** Out of an address: a name, or two days, `2026-02-01_2026-02-28`. */
export function daysOf(text: string): Days | undefined {
  const named = PlayRange.safeParse(text).data
  if (named) return named
  const [from, to] = text.split(BETWEEN).map((part) => PlayDay.safeParse(part).data)
  return from && to && isRecordSpan({ from, to }) ? { from, to } : undefined
}

/** The same way back into the address. */
export const daysParam = (days: Days): string => (isSpan(days) ? days.from + BETWEEN + days.to : days)

/** As the gateway is asked for them. */
export const parseDays = (days: Days) => (isSpan(days) ? days : { range: days })
