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
  return (
    <bdi className={styles.net} data-tone={netTone(amount, i18n.locale)}>
      {netText({ amount, currency }, i18n.locale)}
    </bdi>
  )
}

/** The same where words alone will do. */
export function netText({ amount, currency }: NetProps, locale: string): string {
  const isGain = netTone(amount, locale) !== 'plain' && !amount.startsWith('-')
  return isGain ? gainText({ amount, currency }, locale) : formatMoney({ amount, currency }, locale)
}

/** Where its sign stands the language says for losses alone: `signDisplay` is younger than our browsers. */
function gainText({ amount, currency }: NetProps, locale: string): string {
  return formatMoney({ amount: `-${amount}`, currency }, locale).replace(/[-\u2212]/, '+')
}
