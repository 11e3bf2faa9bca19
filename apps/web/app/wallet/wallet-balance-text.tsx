import { useLingui } from '@lingui/react'

import { maskMoney } from '../lib/i18n/format-money.ts'
import { Money } from '../ui/money.tsx'
import { useBalanceHidden } from './balance-shown.ts'

interface WalletBalanceTextProps {
  amount: string
  currency: string
}

/** Balance of a wallet, or stars while the balance is hidden. */
export function WalletBalanceText({ amount, currency }: WalletBalanceTextProps) {
  const { i18n } = useLingui()
  const [hidden] = useBalanceHidden()
  if (!hidden) return <Money amount={amount} currency={currency} />
  return <bdi>{maskMoney({ amount, currency }, i18n.locale)}</bdi>
}
