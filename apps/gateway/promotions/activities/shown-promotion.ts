import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { Promotion } from '@ante/contract/promotions/activities.ts'

import { localizedFor } from '../localized-for.ts'
import type { Activity, Description, EntryStatus } from './activity-type.ts'

export function shownPromotion(
  activity: Activity,
  { gift }: Description,
  { status, action }: EntryStatus,
  reader: Language,
): Promotion {
  const { title, summary, lang } = textIn(activity, reader)
  return {
    promotionId: activity.code,
    type: activity.type,
    title,
    summary,
    ...(lang !== undefined && { lang }),
    picture: activity.picture,
    from: activity.starts_at?.toISOString() ?? null,
    until: activity.ends_at?.toISOString() ?? null,
    status,
    action,
    gift,
  }
}

/** Includes the locale if it is not the reader's. */
export function textIn({ texts }: Activity, reader: Language) {
  const localized = localizedFor(texts, reader)
  const { title = '', summary = '', terms = [] } = localized?.text ?? {}
  const lang = localized && localized.language !== reader ? languages[localized.language].locale : undefined
  return { title, summary, terms, lang }
}
