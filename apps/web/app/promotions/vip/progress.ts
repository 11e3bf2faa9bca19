import type { VipProgress } from '@ante/contract/vip/progress.ts'

import { centsOf, formatCents } from '../../lib/i18n/cents.ts'

/** Progress of a requirement: decimal text, as in the wire format. */
export interface Progress {
  done: string
  needed: string
  left: string
}

/** Progress to the next level; null on the highest. */
export interface NextProgress extends Progress {
  level: number
  /** Whether the member had the level before: then this month's bets restore it. */
  isBack: boolean
}

export function progressToNext({ next, totalTurnover, monthlyTurnover }: VipProgress): NextProgress | null {
  if (!next) return null
  const { level, threshold, left, month } = next
  if (month === null) return { level, isBack: false, done: totalTurnover, needed: threshold, left }
  const { actual } = monthlyTurnover
  return { level, isBack: true, done: actual, needed: month, left: missing(month, actual) }
}

/** Returns the progress of the monthly requirement that keeps the level. */
export function progressToKeep({
  monthlyTurnover: { actual, expected },
}: Pick<VipProgress, 'monthlyTurnover'>): Progress {
  return { done: actual, needed: expected, left: missing(expected, actual) }
}

/** Returns the missing amount, at least zero. Numbers are exact to the cent for any realistic turnover. */
const missing = (needed: string, done: string): string => formatCents(Math.max(0, centsOf(needed) - centsOf(done)))
