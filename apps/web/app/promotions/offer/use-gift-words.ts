import type { PromotionGift } from '@ante/contract/promotions/activities.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../lib/words/format.ts'
import { percentText } from '../../lib/words/percent-text.ts'

/** Returns a formatter for a promotion's reward, short enough for a headline. */
export function useGiftWords(currency: string): (gift: PromotionGift) => string {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency }, i18n.locale)
  return (gift) => {
    if (gift.kind === 'amount') return money(gift.amount)
    const most = gift.cap === null ? null : money(gift.cap)
    if (gift.kind === 'decided') return most === null ? t`We look at each request` : t`Up to ${most}`
    const share = percentText(gift.percent, i18n.locale)
    if (gift.of === 'loss')
      return most === null ? t`${share} of a loss back` : t`${share} of a loss back, up to ${most}`
    return most === null ? t`${share} on top` : t`${share} on top, up to ${most}`
  }
}
