import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import { formatMoney } from '../lib/i18n/format-money.ts'
import styles from './fitted-figures.module.css'

interface FittedFiguresProps {
  amount: string
  currency: string
  /** The amount as displayed, or stars in its place. */
  children: ReactNode
}

/** Shows a large amount in a smaller font, so that it fits in its header, tile or card. */
export function FittedFigures({ amount, currency, children }: FittedFiguresProps) {
  const { i18n } = useLingui()
  return (
    <span className={styles.figures} data-length={lengthOf(formatMoney({ amount, currency }, i18n.locale))}>
      {children}
    </span>
  )
}

/** Lengths of ₱99,999,999.99 and of ₱9,999,999,999.99 in characters. */
const LONG = 14
const HUGE = 17

/** Returns the length class of a formatted amount; undefined for the usual size. */
export function lengthOf(text: string): 'long' | 'huge' | undefined {
  if (text.length < LONG) return undefined
  return text.length < HUGE ? 'long' : 'huge'
}
