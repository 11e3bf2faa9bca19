import type { PromotionGift } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import { formatPercent } from '../../lib/i18n/format-percent.ts'

/** Returns a formatter for a promotion's reward, short enough for a headline. */
export function useGiftTexts(currency: string): (gift: PromotionGift) => string {
  const { t, i18n } = useLingui()
  const money = (amount: string) => formatMoney({ amount, currency }, i18n.locale)
  return (gift) => {
    if (gift.kind === 'amount') return money(gift.amount)
    const max = gift.cap === null ? null : money(gift.cap)
    if (gift.kind === 'decided') return max === null ? t`We review each application` : t`Up to ${max}`
    const share = formatPercent(gift.percent, i18n.locale)
    if (gift.of === 'loss')
      return max === null ? t`${share} cashback on losses` : t`${share} cashback on losses, up to ${max}`
    return max === null ? t`${share} bonus` : t`${share} bonus, up to ${max}`
  }
}
