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

/** Formats a net result as text, with its sign. */
export function netText({ amount, currency }: NetProps, locale: string): string {
  const isGain = !isZero(amount) && !amount.startsWith('-')
  return isGain ? gainText({ amount, currency }, locale) : formatMoney({ amount, currency }, locale)
}

/** Formats a gain as the loss of that amount, with a plus sign: our oldest browsers do not support `signDisplay`. */
function gainText({ amount, currency }: NetProps, locale: string): string {
  return formatMoney({ amount: `-${amount}`, currency }, locale).replace(/[-\u2212]/, '+')
}
