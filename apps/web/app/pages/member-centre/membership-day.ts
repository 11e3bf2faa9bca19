import { dayOf } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { todayIn } from '../../lib/i18n/format-date.ts'

/** Returns the number of the membership day in the merchant's calendar; the day of registration is the first. */
export function membershipDay(regDate: string, zone: string, now: Date): number {
  const days = (Date.parse(todayIn(zone, now)) - Date.parse(dayOf(zone, regDate))) / DAY_MS
  return Math.max(1, Math.round(days) + 1)
}
