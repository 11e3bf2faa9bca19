import { plusDays } from '@ante/contract/kit/days.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'

/** Returns the current month up to `today`, and the complete previous month. */
export function calendarMonths(today: string): { thisMonth: PlaySpan; lastMonth: PlaySpan } {
  const firstOf = (day: string) => `${day.slice(0, 8)}01`
  const lastOfBefore = plusDays(firstOf(today), -1)
  return {
    thisMonth: { from: firstOf(today), to: today },
    lastMonth: { from: firstOf(lastOfBefore), to: lastOfBefore },
  }
}
