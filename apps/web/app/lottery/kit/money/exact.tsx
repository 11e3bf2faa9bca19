import { useLingui } from '@lingui/react'

import styles from '../../../ui/money.module.css'
import { exactMoney } from './exact-money.ts'

/** An amount of the lottery with all its decimals. */
export function Exact({ amount, currency }: { amount: string; currency: string }) {
  const { i18n } = useLingui()
  // The server's and the phone's Intl may differ in a space, which does not justify a new render.
  return (
    <bdi className={styles.money} suppressHydrationWarning>
      {exactMoney({ amount, currency }, i18n.locale)}
    </bdi>
  )
}
