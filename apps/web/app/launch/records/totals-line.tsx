import type { PlayTotals } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Money } from '../../ui/money.tsx'
import { countText } from './count-text.ts'
import { Net } from './net.tsx'
import styles from './totals-line.module.css'

/** What all rounds of the filter come to, not those on the screen alone; it stands still while they scroll. */
export function TotalsLine({ totals, currency }: { totals: PlayTotals; currency: string }) {
  const { t, i18n } = useLingui()
  return (
    <dl className={styles.totals} aria-label={t`Totals`}>
      <Sum label={t`Rounds`}>{countText(totals.rounds, i18n.locale)}</Sum>
      <Sum label={t`Staked`}>
        <Money amount={totals.stake} currency={currency} />
      </Sum>
      <Sum label={t`Paid out`}>
        <Money amount={totals.payout} currency={currency} />
      </Sum>
      <Sum label={t`Result`}>
        <Net amount={totals.net} currency={currency} />
      </Sum>
    </dl>
  )
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.sum}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
