import type { AffiliateUrlTerms } from '@ante/contract/agents/links.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { PlayDay } from '@ante/contract/launch/play-days.ts'

/** How long a link is good: for ever, for so many days more than today, or until a day of one's own. */
export type Validity = 'permanent' | number | 'own'

/** The last day of a link, null where it has none; undefined where what was typed makes none. */
export function lastDayOf(
  validity: Validity,
  ownDay: string,
  { today, lastDay }: Pick<AffiliateUrlTerms, 'today' | 'lastDay'>,
): string | null | undefined {
  if (validity === 'permanent') return null
  if (validity !== 'own') return plusDays(today, validity)
  // Where a browser has no picker, people type.
  return PlayDay.safeParse(ownDay).success && ownDay >= today && ownDay <= lastDay ? ownDay : undefined
}
