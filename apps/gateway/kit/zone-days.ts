const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A format costs more than what it is asked for. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const fields = { dateStyle: 'short', timeStyle: 'medium', timeZone: zone } as const
  const format = new Intl.DateTimeFormat('sv-SE', fields)
  formats.set(zone, format)
  return format
}

/** The wall clock of a zone at this moment, as if it stood in UTC. */
const wallClock = (zone: string, at: number): number => Date.parse(`${formatOf(zone).format(at).replace(' ', 'T')}Z`)

/** The day that a zone's calendar shows: `2026-01-20`. */
export const dayOf = (zone: string, at: number): string => formatOf(zone).format(at).slice(0, 10)

/** The day so many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** 0 for Sunday, as `Date` counts. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/**
 * When the clocks of a zone show this. An hour that summer time leaves out is taken as if it had not; of one that comes
 * twice the first.
 */
export function momentOf(zone: string, day: string, minutes = 0): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  const offsetAt = (at: number) => wallClock(zone, at - (at % 1000)) - (at - (at % 1000))
  const before = wanted - offsetAt(wanted - DAY_MS)
  const after = wanted - offsetAt(wanted + DAY_MS)
  // Where the two disagree, clocks change in between: what one of them says must show what was asked for.
  if (wallClock(zone, before) === wanted) return before
  return wallClock(zone, after) === wanted ? after : before
}

/** `18:15` in minutes. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
