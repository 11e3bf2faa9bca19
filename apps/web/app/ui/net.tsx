import { useLingui } from '@lingui/react'
import { use } from 'react'

import { formatMoney } from '../lib/i18n/format-money.ts'
import styles from './net.module.css'
import { isZero, netTone } from './net-tone.ts'
import { PnlColorContext } from './pnl-color.ts'

interface NetProps {
  amount: string
  currency: string
}

/** A player's net result, with its sign and the colour of the site or the language. */
export function Net({ amount, currency }: NetProps) {
  const { i18n } = useLingui()
  const pnlColor = use(PnlColorContext)
  return (
    <bdi className={styles.net} data-tone={netTone(amount, { locale: i18n.locale, pnlColor })}>
      {netText({ amount, currency }, i18n.locale)}
    </bdi>
  )
}

/** Formats the same as text. */
export function netText({ amount, currency }: NetProps, locale: string): string {
  const isGain = !isZero(amount) && !amount.startsWith('-')
  return isGain ? gainText({ amount, currency }, locale) : formatMoney({ amount, currency }, locale)
}

/** Languages define the position of the sign only for losses: our oldest browsers lack `signDisplay`. */
function gainText({ amount, currency }: NetProps, locale: string): string {
  return formatMoney({ amount: `-${amount}`, currency }, locale).replace(/[-\u2212]/, '+')
}
