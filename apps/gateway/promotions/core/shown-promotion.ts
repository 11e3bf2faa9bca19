import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { Promotion as PromotionView } from '@ante/contract/promotions/promotions.ts'

import { localizedFor } from '../localized-for.ts'
import type { Promotion, Description, EntryStatus } from './type-definition.ts'

/** Formats a promotion for the wire. */
export function shownPromotion(
  promotion: Promotion,
  { gift }: Description,
  { status, action }: EntryStatus,
  reader: Language,
): PromotionView {
  const { title, summary, lang } = textIn(promotion, reader)
  return {
    promotionId: promotion.code,
    type: promotion.type,
    title,
    summary,
    ...(lang !== undefined && { lang }),
    picture: promotion.picture,
    from: promotion.starts_at?.toISOString() ?? null,
    until: promotion.ends_at?.toISOString() ?? null,
    status,
    action,
    gift,
  }
}

/** Returns the texts for the reader; `lang` is their locale if it is not the reader's. */
export function textIn({ texts }: Promotion, reader: Language) {
  const localized = localizedFor(texts, reader)
  const { title = '', summary = '', terms = [] } = localized?.text ?? {}
  const lang = localized && localized.language !== reader ? languages[localized.language].locale : undefined
  return { title, summary, terms, lang }
}
