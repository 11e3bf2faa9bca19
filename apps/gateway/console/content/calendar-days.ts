import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import type { PlacedFields } from '../../messaging/public.ts'

interface Times {
  from: string
  until: string | null
}

interface Calendar {
  zone: string
  /** First day. */
  from: string
  /** Number of days. */
  count: number
}

interface Days {
  firstDay: number
  lastDay: number
}

/** Returns the first and last day of a calendar on which something is shown, counted from 0, or null. */
export function daysWithin({ from, until }: Times, { zone, from: first, count }: Calendar): Days | null {
  const last = plusDays(first, count - 1)
  // An end at midnight belongs to the day before.
  const [begins, ends] = [dayOf(zone, from), until === null ? last : dayOf(zone, Date.parse(until) - 1)]
  if (begins > last || ends < first || ends < begins) return null
  return {
    firstDay: between(first, begins > first ? begins : first),
    lastDay: between(first, ends < last ? ends : last),
  }
}

const between = (first: string, day: string): number => Math.round((Date.parse(day) - Date.parse(first)) / DAY_MS)

interface Entry extends Pick<PlacedFields, 'type' | 'group' | 'execution'>, Days {
  key: string
  from: string | null
  until: string | null
}

/**
 * Returns for each key the other entries that the same players see at the same place at the same time. All audiences
 * have members in common; only visitors and members differ.
 */
export function overlapsOf(entries: readonly Entry[]): Map<string, string[]> {
  const overlaps = (one: Entry, other: Entry) =>
    one.key !== other.key &&
    one.type === other.type &&
    one.group === other.group &&
    readersMeet(one.execution, other.execution) &&
    timesMeet(one, other)
  return new Map(entries.map((one) => [one.key, entries.filter((other) => overlaps(one, other)).map(({ key }) => key)]))
}

/** Popups for visitors (B) are never shown to those who see popups for members (A) or first logins (F). */
const readersMeet = (one: Entry['execution'], other: Entry['execution']): boolean =>
  one === 'E' || other === 'E' || (one === 'B') === (other === 'B')

const timesMeet = (one: Entry, other: Entry): boolean =>
  (one.until === null || other.from === null || other.from < one.until) &&
  (other.until === null || one.from === null || one.from < other.until)
