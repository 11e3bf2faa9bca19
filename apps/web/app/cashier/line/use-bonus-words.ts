import type { Line } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../lib/words/format.ts'

/** Why nothing may be sent while a bonus is open; null where none is. */
export function useBonusWords({ bonusLeft, currency }: Line): string | null {
  const { t, i18n } = useLingui()
  if (Number(bonusLeft) === 0) return null
  const left = formatMoney({ amount: bonusLeft, currency }, i18n.locale)
  return t`A bonus is still open. Play ${left} more, then you can send money.`
}
