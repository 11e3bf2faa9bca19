import { useLingui } from '@lingui/react'

import { formatPercent } from '../lib/i18n/format-percent.ts'
import styles from './figures.module.css'

/** A percentage, such as a rate or a probability. */
export function Percent({ rate }: { rate: string | number }) {
  const { i18n } = useLingui()
  return (
    <bdi className={styles.figures} suppressHydrationWarning>
      {formatPercent(rate, i18n.locale)}
    </bdi>
  )
}
