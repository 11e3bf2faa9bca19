import type { RebateLine } from '@ante/contract/promotions/rebates.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { CategoryIcon, categoryWords } from '../../catalogue/public.ts'
import { Money } from '../../ui/money.tsx'
import { RowIcon } from '../../ui/row-icon.tsx'
import { formatPercent } from '../../lib/i18n/format-percent.ts'
import styles from './category-line.module.css'

interface CategoryLineProps {
  line: RebateLine
  currency: string
  /** Time and way of the payment, below the amount. */
  note?: ReactNode
}

/** Rebate of one game category: the valid bets, the rate, and the amount. */
export function CategoryLine({ line, currency, note }: CategoryLineProps) {
  const { i18n } = useLingui()
  const { category, turnover, rate, amount } = line
  const percent = formatPercent(rate, i18n.locale)
  return (
    <div className={styles.line}>
      <RowIcon>
        <CategoryIcon category={category} />
      </RowIcon>
      <span className={styles.subject}>
        <span className={styles.name}>{i18n._(categoryWords[category])}</span>
        <span className={styles.soft}>
          <Trans>
            <Money amount={turnover} currency={currency} /> in bets, {percent} rebate
          </Trans>
        </span>
      </span>
      <span className={styles.amount} data-none={Number(amount) === 0 || undefined}>
        <Money amount={amount} currency={currency} />
        {note && <span className={styles.soft}>{note}</span>}
      </span>
    </div>
  )
}
