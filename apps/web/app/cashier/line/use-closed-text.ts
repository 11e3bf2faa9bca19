import type { Line } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { lineCoolingTexts } from './cooling-texts.ts'

/** Why transfers are currently blocked, by an open bonus or a new payment password; null when allowed. */
export function useClosedText({ bonusLeft, coolingUntil, currency }: Line): string | null {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  if (coolingUntil !== null) return i18n._(lineCoolingTexts(formatZonedTime(coolingUntil)))
  if (Number(bonusLeft) === 0) return null
  const left = formatMoney({ amount: bonusLeft, currency }, i18n.locale)
  return t`You have an open bonus. Wager ${left} more before sending money.`
}
