import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { formatMoney, maskMoney } from '../lib/words/format.ts'
import { useBalanceHidden } from './balance-shown.ts'
import { walletBalance } from './queries.ts'

/** What is between two of the member's wallets just now, in words; in stars with the balance. Null while nothing is. */
export function useOnTheWay(): string | null {
  const { t, i18n } = useLingui()
  const [hidden] = useBalanceHidden()
  // Whoever shows the balance asks for it, and the live stream keeps it true.
  const { data } = useQuery({ ...walletBalance, enabled: false })
  if (!data?.onTheWay) return null
  const money = { amount: data.onTheWay, currency: data.currency }
  const amount = hidden ? maskMoney(money, i18n.locale) : formatMoney(money, i18n.locale)
  return t`${amount} on its way`
}
