import type { Benefits } from '@ante/contract/vip/benefits.ts'

/** How far something is: decimal text, as the wire has it. */
export interface Progress {
  done: string
  needed: string
  left: string
}

/** What leads to the next level; null on the highest. */
export interface NextProgress extends Progress {
  level: number
  /** He had it before: this month's bets bring it back. */
  isBack: boolean
}

export function progressToNext({ next, totalTurnover, monthlyTurnover }: Benefits): NextProgress | null {
  if (!next) return null
  const { level, threshold, left, month } = next
  if (month === null) return { level, isBack: false, done: totalTurnover, needed: threshold, left }
  const { actual } = monthlyTurnover
  return { level, isBack: true, done: actual, needed: month, left: missing(month, actual) }
}

/** What is left of the month to keep the level. */
export function progressToKeep({ monthlyTurnover: { actual, expected } }: Benefits): Progress {
  return { done: actual, needed: expected, left: missing(expected, actual) }
}

/** To the cent: amounts of play are far from where a number would lose one. */
const missing = (needed: string, done: string): string => Math.max(0, Number(needed) - Number(done)).toFixed(2)
