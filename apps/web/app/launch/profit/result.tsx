import type { DaySums } from '@ante/contract/launch/profit-and-loss.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import styles from './profit.module.css'

interface ResultProps {
  title: string
  sums: DaySums
  currency: string
  /** Returns from a single day to all days. */
  onAll?: (() => void) | undefined
}

/** Result of some days, with deposits and withdrawals, which are not part of it. */
export function Result({ title, sums, currency, onAll }: ResultProps) {
  const { t } = useLingui()
  const money = (amount: string) => <Money amount={amount} currency={currency} />
  return (
    <section className={styles.result} aria-label={title} aria-live="polite">
      <p className={styles.title}>
        <span>{title}</span>
        {onAll && <button type="button" className={styles.all} onClick={onAll}>{t`All days`}</button>}
      </p>
      <p className={styles.net}>
        <FittedFigures amount={sums.pnl} currency={currency}>
          <Net amount={sums.pnl} currency={currency} />
        </FittedFigures>
      </p>
      <dl className={styles.sums}>
        <Sum label={t`Betting`}>{money(sums.betting)}</Sum>
        <Sum label={t`Winnings`}>{money(sums.winning)}</Sum>
        <Sum label={t`Rebate`}>{money(sums.rebate)}</Sum>
        <Sum label={t`Promotion`}>{money(sums.promotion)}</Sum>
        <Sum label={t`Deposited`}>{money(sums.deposit)}</Sum>
        <Sum label={t`Withdrawn`}>{money(sums.withdraw)}</Sum>
      </dl>
    </section>
  )
}

export function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
