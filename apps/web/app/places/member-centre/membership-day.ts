import { dayIn, todayIn } from '../../lib/words/day-text.ts'

const DAY_MS = 86_400_000

/** The how-manieth day it is by the merchant's calendar; the day of the registration is the first. */
export function membershipDay(regDate: string, zone: string, now: Date): number {
  const days = (Date.parse(todayIn(zone, now)) - Date.parse(dayIn(zone, regDate))) / DAY_MS
  return Math.max(1, Math.round(days) + 1)
}
