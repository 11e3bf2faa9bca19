import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import { formatMoney } from '../lib/words/format.ts'
import styles from './fitted-figures.module.css'

interface FittedFiguresProps {
  amount: string
  currency: string
  /** The amount as it is drawn, or stars in its place. */
  children: ReactNode
}

/** Draws a large amount of money smaller, so that it stays within its head, tile or card. */
export function FittedFigures({ amount, currency, children }: FittedFiguresProps) {
  const { i18n } = useLingui()
  return (
    <span className={styles.figures} data-length={lengthOf(formatMoney({ amount, currency }, i18n.locale))}>
      {children}
    </span>
  )
}

/** Characters of ₱99,999,999.99 and of ₱9,999,999,999.99. */
const LONG = 14
const HUGE = 17

/** How long an amount is as text; undefined where it has its usual size. */
export function lengthOf(shown: string): 'long' | 'huge' | undefined {
  if (shown.length < LONG) return undefined
  return shown.length < HUGE ? 'long' : 'huge'
}
