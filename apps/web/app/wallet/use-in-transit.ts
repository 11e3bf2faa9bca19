import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { formatMoney, maskMoney } from '../lib/i18n/format-money.ts'
import { useBalanceHidden } from './balance-shown.ts'
import { walletBalance } from './queries.ts'

/**
 * Returns a text with the amount in transit between two of the member's wallets; masked with the balance. Null without
 * one.
 */
export function useInTransit(): string | null {
  const { t, i18n } = useLingui()
  const [hidden] = useBalanceHidden()
  // Not requested here: the component that shows the balance requests the wallets, and live events update them.
  const { data } = useQuery({ ...walletBalance, enabled: false })
  if (!data?.inTransit) return null
  const money = { amount: data.inTransit, currency: data.currency }
  const amount = hidden ? maskMoney(money, i18n.locale) : formatMoney(money, i18n.locale)
  return t`${amount} pending`
}
