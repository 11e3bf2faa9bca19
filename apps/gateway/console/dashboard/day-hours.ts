import { plusDays } from '@ante/contract/kit/days.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { momentOf } from '../../kit/zone-days.ts'

/** Resolution of hours: half an hour, because some time zones have such an offset or clock change. */
export const SLOT_MS = 30 * MINUTE_MS

/** An hour of a day by the clock of a time zone. */
export interface DayHour {
  /** 0 to 23. */
  hour: number
  /** Whether it is the second of two hours with this name, after clocks were set back. */
  isRepeated: boolean
  /** Indexes of its half hours, counted from the start of the day. */
  slots: number[]
  /** End of the hour, in milliseconds since 1970. */
  end: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const fields = { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', timeZoneName: 'longOffset' } as const
  const format = new Intl.DateTimeFormat('en-US', fields)
  formats.set(timeZone, format)
  return format
}

/** Returns the hour and the offset from UTC of a zone's clock at a time. */
function clockAt(zone: string, at: number): { hour: number; offset: string } {
  const parts = formatOf(zone).formatToParts(at)
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { hour: Number(valueOf('hour')), offset: valueOf('timeZoneName') }
}

/**
 * Returns the hours of a day in order: 23 if clocks are set forward, 25 if they are set back. Equal hours with
 * different offsets from UTC are different hours, also if clocks are set back by a part of an hour.
 */
export function hoursOf(zone: string, day: string): DayHour[] {
  const [start, end] = [momentOf(zone, day), momentOf(zone, plusDays(day, 1))]
  const hours: (DayHour & { offset: string })[] = []
  for (let at = start, slot = 0; at < end; at += SLOT_MS, slot += 1) {
    const { hour, offset } = clockAt(zone, at)
    const known = hours.find((one) => one.hour === hour && one.offset === offset)
    if (known) {
      known.slots.push(slot)
      known.end = at + SLOT_MS
    } else {
      const isRepeated = hours.some((one) => one.hour === hour)
      hours.push({ hour, isRepeated, offset, slots: [slot], end: at + SLOT_MS })
    }
  }
  return hours.map(({ hour, isRepeated, slots, end: endsAt }) => ({ hour, isRepeated, slots, end: endsAt }))
}

/** Returns the hours that occur on at least one of the days, in the order of the clock. */
export function hourNames(days: readonly (readonly DayHour[])[]): Pick<DayHour, 'hour' | 'isRepeated'>[] {
  const names = new Map(
    days.flat().map(({ hour, isRepeated }) => [hour * 2 + Number(isRepeated), { hour, isRepeated }]),
  )
  return [...names].toSorted(([one], [other]) => one - other).map(([, name]) => name)
}
