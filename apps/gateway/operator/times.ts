import { UsageError } from './failures.ts'

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const HOW =
  'Say it as 18:00 or 2026-12-31 08:00 (by the merchant’s clock), as 2026-12-31T08:00:00Z, or as +90m, +2h, +3d from now.'

/** A moment as people write it: by the merchant's clock, with a zone of its own, or from now on. */
export function momentOf(text: string, { now, zone }: { now: Date; zone: string }): Date {
  const [, count, unit] = /^\+(\d{1,4})([mhd])$/.exec(text) ?? []
  if (unit === 'm' || unit === 'h' || unit === 'd') return new Date(now.getTime() + Number(count) * UNITS_MS[unit])
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return nextAt(text, { now, zone })
  const [, day, time, of] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${of ?? 'Z'}`)
  if (!day || Number.isNaN(moment.getTime()) || isAnotherDay(day)) throw new UsageError(`${text} is no time. ${HOW}`)
  return of ? moment : inZone(moment, zone)
}

/** When the day begins by the zone's clocks. */
export const dayBegins = (day: string, { now, zone }: { now: Date; zone: string }): Date =>
  momentOf(`${day} 00:00`, { now, zone })

const DAY_MS = UNITS_MS.d

/** When clocks in the zone show this the next time: today or tomorrow. */
function nextAt(time: string, { now, zone }: { now: Date; zone: string }): Date {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  const [today, tomorrow] = [now, new Date(now.getTime() + DAY_MS)].map((day) =>
    inZone(new Date(`${days.format(day)}T${time}Z`), zone),
  )
  return today && today > now ? today : (tomorrow ?? now)
}

/** Dates take the 31st of February for a day in March. */
const isAnotherDay = (day: string) => !new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** When clocks in the zone show what this moment is in UTC. Twice, for the first guess may lie beyond a change of clocks. */
function inZone(moment: Date, zone: string): Date {
  const guess = new Date(moment.getTime() - offsetMs(moment, zone))
  return new Date(moment.getTime() - offsetMs(guess, zone))
}

function offsetMs(moment: Date, zone: string): number {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('sv-SE', { ...fields, second: '2-digit', timeZone: zone })
  const shown = Date.parse(`${format.format(moment).replace(' ', 'T')}Z`)
  return shown - Math.floor(moment.getTime() / 1000) * 1000
}
