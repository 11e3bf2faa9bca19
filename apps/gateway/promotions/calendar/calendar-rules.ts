import { plusDays } from '@ante/contract/kit/days.ts'

/** A day on which somebody has signed in. */
export interface SignedDay {
  /** `2026-02-28`. */
  day: string
  /** In the cycle, from 1. */
  place: number
  /** How many days one after the other, this one counted. */
  consecutive: number
}

export interface Today extends SignedDay {
  signed: boolean
}

/**
 * Where today stands for somebody whose last day is this one: behind it, or at the beginning where a day was missed. A clock that
 * was put back to a day that is signed already does not let anybody sign it twice.
 */
export function todayAfter(last: SignedDay | null, today: string, length: number): Today {
  if (last && last.day >= today) return { ...last, signed: true }
  if (last && plusDays(last.day, 1) === today) {
    const place = last.place < length ? last.place + 1 : 1
    return { day: today, place, consecutive: last.consecutive + 1, signed: false }
  }
  return { day: today, place: 1, consecutive: 1, signed: false }
}
