import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import { formatTime } from '../../lib/words/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './money-line.module.css'

interface MoneyLineProps {
  sign?: ReactNode
  title: ReactNode
  at: string
  /** By whose clocks. */
  zone: string
  amount: string
  currency: string
  state: string
  tone: 'open' | 'good' | 'ended'
  onTap(): void
}

/** One deposit or withdrawal: how, when, how much, and where it stands. A tap tells all of it. */
export function MoneyLine({ sign, title, at, zone, amount, currency, state, tone, onTap }: MoneyLineProps) {
  const { i18n } = useLingui()
  return (
    <button type="button" className={styles.line} aria-haspopup="dialog" onClick={onTap}>
      {sign}
      <span className={styles.what}>
        <span className={styles.title}>{title}</span>
        <time className={styles.soft} dateTime={at}>
          {formatTime(at, i18n.locale, zone)}
        </time>
      </span>
      <span className={styles.result}>
        <Money amount={amount} currency={currency} />
        <span className={styles.state} data-tone={tone}>
          {state}
        </span>
      </span>
      <Icon name="chevron" size={16} turns />
    </button>
  )
}
