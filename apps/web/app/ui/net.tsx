import { useLingui } from '@lingui/react'

import { formatMoney } from '../lib/words/format.ts'
import styles from './net.module.css'
import { netTone } from './net-tone.ts'

interface NetProps {
  amount: string
  currency: string
}

/** What a player has more or less, with its sign and the colour that his language knows it by. */
export function Net({ amount, currency }: NetProps) {
  const { i18n } = useLingui()
  const tone = netTone(amount, i18n.locale)
  return (
    <bdi className={styles.net} data-tone={tone}>
      {tone === 'plain' || amount.startsWith('-')
        ? formatMoney({ amount, currency }, i18n.locale)
        : gainText({ amount, currency }, i18n.locale)}
    </bdi>
  )
}

/** Where its sign stands the language says for losses alone: `signDisplay` is younger than our browsers. */
function gainText({ amount, currency }: NetProps, locale: string): string {
  return formatMoney({ amount: `-${amount}`, currency }, locale).replace(/[-\u2212]/, '+')
}
