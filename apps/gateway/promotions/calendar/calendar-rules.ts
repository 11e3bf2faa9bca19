import { plusDays } from '@ante/contract/kit/days.ts'

/** A day on which a member has signed in. */
export interface SignedDay {
  /** ISO date: `2026-02-28`. */
  day: string
  /** Position in the cycle, from 1. */
  position: number
  /** Number of consecutive days, including this one. */
  consecutive: number
}

export interface Today extends SignedDay {
  signed: boolean
}

/**
 * Returns today's position in the cycle: the next one after the last signed day, or the first after a missed day. A
 * signed day cannot be signed again, even after the clock was set back.
 */
export function todayAfter(last: SignedDay | null, today: string, length: number): Today {
  if (last && last.day >= today) return { ...last, signed: true }
  if (last && plusDays(last.day, 1) === today) {
    const index = last.position < length ? last.position + 1 : 1
    return { day: today, position: index, consecutive: last.consecutive + 1, signed: false }
  }
  return { day: today, position: 1, consecutive: 1, signed: false }
}
