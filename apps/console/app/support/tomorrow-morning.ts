import { Time, toCalendarDateTime, today, toZoned } from '@internationalized/date'

/** Hour of the merchant's day at which a case returns that is snoozed until tomorrow. */
const MORNING = 9

/** Returns tomorrow, 9:00 by the merchant's clock. */
export const tomorrowMorning = (zone: string): string =>
  toZoned(toCalendarDateTime(today(zone).add({ days: 1 }), new Time(MORNING)), zone).toAbsoluteString()
