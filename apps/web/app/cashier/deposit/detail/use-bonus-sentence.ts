import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { isZero } from '../is-zero.ts'

/** The outcome of the chosen bonus, once known. */
export function useBonusSentence({ promotion, currency }: Pick<Deposit, 'promotion' | 'currency'>): string | null {
  const { t, i18n } = useLingui()
  if (!promotion || promotion.bonus === null) return null
  if (isZero(promotion.bonus)) return t`The amount received was too low for the bonus.`
  const bonus = formatMoney({ amount: promotion.bonus, currency }, i18n.locale)
  return t`Includes a bonus of ${bonus}.`
}
