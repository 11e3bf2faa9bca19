import { useLingui } from '@lingui/react'

import { formatMoney, maskMoney } from '../lib/words/format.ts'
import styles from './balance-figures.module.css'
import { RollingFigures } from './rolling-figures.tsx'

interface BalanceFiguresProps {
  amount: string
  currency: string
  hidden: boolean
  /** What a screen reader says in place of the stars. */
  hiddenLabel: string
}

/** A balance whose figures roll when it changes, and turn into stars of the same width when it is hidden. */
export function BalanceFigures({ amount, currency, hidden, hiddenLabel }: BalanceFiguresProps) {
  const { i18n } = useLingui()
  const money = { amount, currency }
  const shown = formatMoney(money, i18n.locale)
  return (
    <span className={styles.figures} data-length={lengthOf(shown)}>
      <RollingFigures text={hidden ? maskMoney(money, i18n.locale) : shown} spoken={hidden ? hiddenLabel : shown} />
    </span>
  )
}

/** Characters of ₱99,999,999.99 and of ₱9,999,999,999.99: longer balances are drawn smaller, so that no head grows. */
const LONG = 14
const HUGE = 17

/** How long a balance is as text; undefined where it has its usual size. */
export function lengthOf(shown: string): 'long' | 'huge' | undefined {
  if (shown.length < LONG) return undefined
  return shown.length < HUGE ? 'long' : 'huge'
}
