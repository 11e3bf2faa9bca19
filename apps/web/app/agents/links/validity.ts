import type { AffiliateUrlTerms } from '@ante/contract/agents/links.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { PlayDay } from '@ante/contract/launch/play-days.ts'

/** Validity of a link: permanent, a number of days after today, or until a chosen day. */
export type Validity = 'permanent' | number | 'own'

/** Returns the last day of a link, null for a permanent one; undefined for invalid input. */
export function lastDayOf(
  validity: Validity,
  ownDay: string,
  { today, lastDay }: Pick<AffiliateUrlTerms, 'today' | 'lastDay'>,
): string | null | undefined {
  if (validity === 'permanent') return null
  if (validity !== 'own') return plusDays(today, validity)
  // The day may be invalid, because browsers without a date picker show a text field.
  return PlayDay.safeParse(ownDay).success && ownDay >= today && ownDay <= lastDay ? ownDay : undefined
}
