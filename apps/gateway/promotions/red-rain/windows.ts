import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { minutesOf, momentsOfDay } from '../../kit/zone-days.ts'
import { phaseOf } from '../core/entry-status.ts'
import type { Promotion } from '../core/type-definition.ts'

export type RainRules = RulesOf<'RAFFLE'>
export type RainPromotion = Promotion<RainRules>

/** A window of red rain. */
export interface RainWindow {
  /**
   * The merchant's day on which the window begins. Plays and the daily budget count for this day, also after midnight.
   */
  day: string
  from: Date
  until: Date
}

const DAY_MINUTES = 1_440

export interface RainTimes {
  present: RainWindow | null
  next: RainWindow | null
  /** First future window of a later day than `present` (without one, `next`): the number of plays per day restarts with it. */
  nextDay: RainWindow | null
}

/** Returns the current and next windows at a time; all are null after the end of the promotion. */
export function timesAt(promotion: RainPromotion, zone: string, now: Date): RainTimes {
  if (phaseOf(promotion, now) === 'over') return { present: null, next: null, nextDay: null }
  const { starts_at: starts } = promotion
  const effectiveStart = starts !== null && starts > now ? starts : now
  const today = dayOf(zone, effectiveStart.getTime())
  // Yesterday's last window may still run.
  const windows = [-1, 0, 1, 2]
    .flatMap((days) => windowsOn(promotion, zone, plusDays(today, days)))
    .flatMap((window) => clipToPromotion(promotion, window) ?? [])
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const present = windows.find(({ from, until }) => from <= now && until > now) ?? null
  const next = windows.find(({ from }) => from > now) ?? null
  const day = (present ?? next)?.day ?? today
  return { present, next, nextDay: windows.find((window) => window.from > now && window.day > day) ?? null }
}

function windowsOn({ rules }: RainPromotion, zone: string, day: string): RainWindow[] {
  const windows = rules.windows.toSorted((a, b) => minutesOf(a.at) - minutesOf(b.at))
  const starts = momentsOfDay(
    zone,
    day,
    windows.map(({ at }) => minutesOf(at)),
  )
  return starts.map((from, index) => {
    const until = from + (windows[index]?.minutes ?? 0) * MINUTE_MS
    // On a day that skips an hour windows may overlap: each ends when the next begins.
    return { day, from: new Date(from), until: new Date(Math.min(until, starts[index + 1] ?? until)) }
  })
}

/** Returns the part of a window within the promotion's period. */
function clipToPromotion({ starts_at: startsAt, ends_at: endsAt }: RainPromotion, { day, from, until }: RainWindow) {
  const first = startsAt !== null && startsAt > from ? startsAt : from
  const last = endsAt !== null && endsAt < until ? endsAt : until
  return first < last ? { day, from: first, until: last } : null
}

/** Returns two windows that overlap, or null; a window may extend into the next day. */
export function overlap(windows: RainRules['windows']): { at: string; next: string } | null {
  const sorted = windows.toSorted((a, b) => minutesOf(a.at) - minutesOf(b.at))
  for (const [index, { at, minutes }] of sorted.entries()) {
    const after = sorted[index + 1]
    const next = after ?? sorted[0]
    if (!next) return null
    const nextStart = minutesOf(next.at) + (after ? 0 : DAY_MINUTES)
    if (minutesOf(at) + minutes > nextStart) return { at, next: next.at }
  }
  return null
}
