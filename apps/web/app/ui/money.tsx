import { useLingui } from '@lingui/react'

import { formatExactMoney, formatMoney } from '../lib/i18n/format-money.ts'
import styles from './money.module.css'

interface MoneyProps {
  amount: string
  currency: string
  /** Shows decimals beyond the currency's, too: for amounts of the lottery. */
  exact?: boolean
}

/** An amount in the reader's locale, with digits of equal width. */
export function Money({ amount, currency, exact = false }: MoneyProps) {
  const { i18n } = useLingui()
  // The `Intl` of server and phone may differ in a space: the difference is ignored.
  return (
    <bdi className={styles.money} suppressHydrationWarning>
      {(exact ? formatExactMoney : formatMoney)({ amount, currency }, i18n.locale)}
    </bdi>
  )
}
