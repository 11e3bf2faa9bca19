import { dayOf } from '@ante/contract/kit/days.ts'
import { DAY_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'

/** Cached, because creating a format is expensive. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone)
  if (cached) return cached
  const fields = { dateStyle: 'short', timeStyle: 'medium', timeZone: zone } as const
  const format = new Intl.DateTimeFormat('sv-SE', fields)
  formats.set(zone, format)
  return format
}

/** Returns the local time of a zone at a time, encoded as if it were UTC. */
const wallClock = (zone: string, at: number): number => Date.parse(`${formatOf(zone).format(at).replace(' ', 'T')}Z`)

/** Returns the offset of a zone from UTC in milliseconds. `at` is in whole seconds. */
const offsetOf = (zone: string, at: number): number => wallClock(zone, at) - at

/**
 * Returns the times at which a zone's clocks show `minutes` after midnight of a day, earliest first: two in the
 * repeated hour when clocks are set back. For a skipped local time, returns its time by the offset before the change.
 */
export function momentsOf(zone: string, day: string, minutes = 0): [number, ...number[]] {
  const expected = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  const before = expected - offsetOf(zone, expected - DAY_MS)
  const after = expected - offsetOf(zone, expected + DAY_MS)
  const candidates = [before, after].filter((at) => wallClock(zone, at) === expected)
  const [first = before, second = first] = candidates.toSorted((a, b) => a - b)
  return second > first ? [first, second] : [first]
}

/** Returns the first of `momentsOf`. */
export const momentOf = (zone: string, day: string, minutes = 0): number => momentsOf(zone, day, minutes)[0]

/** Returns the minute of the day that a zone's clock shows. */
export const minuteOf = (zone: string, at: Date): number =>
  Math.floor((wallClock(zone, at.getTime()) % DAY_MS) / MINUTE_MS)

/** Maximum distance in milliseconds between a skipped time and the next time of the day, before or after it. */
const REPLACEMENT_RANGE_MS = 60 * MINUTE_MS

/**
 * Returns the UTC time of each local time of a day, in order and distinct; `minutes` are sorted and distinct. On a day
 * whose clocks skip an hour, skipped times may fall on or after the next time. They are then spread evenly over the
 * interval before it, or after it if the day begins with the skipped hour.
 */
export function momentsOfDay(zone: string, day: string, minutes: readonly number[]): number[] {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offset = offsetOf(zone, midnight - DAY_MS)
  const isUnchanged = offset === offsetOf(zone, midnight + 2 * DAY_MS)
  if (isUnchanged) return minutes.map((minute) => midnight + minute * MINUTE_MS - offset)
  const moments = minutes.map((minute) => momentOf(zone, day, minute))
  const isSkipped = (moment: number, at: number) =>
    wallClock(zone, moment) !== midnight + (minutes[at] ?? 0) * MINUTE_MS
  // Clocks skip one interval of a day, so skipped times are consecutive.
  const first = moments.findIndex(isSkipped)
  const count = moments.filter(isSkipped).length
  const next = moments[first + count]
  if (count === 0 || next === undefined || (moments[first + count - 1] ?? 0) < next) return moments

  const before = Math.max(moments[first - 1] ?? -Infinity, next - REPLACEMENT_RANGE_MS)
  const after = Math.min(moments[first + count + 1] ?? Infinity, next + REPLACEMENT_RANGE_MS)
  const spread = (from: number, to: number) => (index: number) =>
    Math.floor((from + ((to - from) * index) / (count + 1)) / 1000) * 1000
  const isOfDay = dayOf(zone, spread(before, next)(1)) === day
  const replacementAt = isOfDay ? spread(before, next) : spread(next, after)
  // Index 0 is the start of the interval: the time before the skipped ones, or else the first time of the day.
  return moments.map((moment, at) => {
    const index = at - first + (isOfDay ? 1 : 0)
    return at >= first && at <= first + count && index <= count ? replacementAt(index) : moment
  })
}

/** Converts `18:15` to minutes. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
