import { useLingui } from '@lingui/react'

import styles from '../../../ui/money.module.css'
import { exactMoney } from './exact-money.ts'

/** An amount of the lottery, with all the places that it has. */
export function Exact({ amount, currency }: { amount: string; currency: string }) {
  const { i18n } = useLingui()
  return <bdi className={styles.money}>{exactMoney({ amount, currency }, i18n.locale)}</bdi>
}
