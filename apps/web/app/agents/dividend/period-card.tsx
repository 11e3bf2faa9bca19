import type { DividendPeriod } from '@ante/contract/agents/bills.ts'
import { useLingui } from '@lingui/react/macro'

import { Percent } from '../../ui/percent.tsx'
import { classes } from '../../lib/browser/classes.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { Figure } from '../sums/team-figures.tsx'
import sums from '../sums/team-figures.module.css'
import { Computed } from './computed.tsx'
import { periodText, stateTone, stateTexts } from './bill-texts.ts'
import styles from './dividend.module.css'

interface PeriodCardProps {
  title: string
  period: DividendPeriod
  currency: string
  zone: string
}

/** A half-month: its amount and computation. */
export function PeriodCard({ title, period, currency, zone }: PeriodCardProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const status = period.dividend_status
  const hasSeveral = period.contracts.length > 1
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <div className={styles.subject}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.soft}>{periodText({ kind: 'dividend', ...period }, { locale, zone })}</span>
        </div>
        <div className={styles.result}>
          <span className={styles.income}>
            <Money amount={period.income} currency={currency} />
          </span>
          <span className={styles.state} data-tone={status === null ? 'open' : stateTone(status)}>
            {status === null ? t`So far` : i18n._(stateTexts[status])}
          </span>
        </div>
      </header>
      <dl className={classes(sums.figures, styles.figures)}>
        <Figure label={t`Team turnover`}>
          <Money amount={period.betting} currency={currency} />
        </Figure>
        <Figure label={t`Team result`}>
          <Net amount={period.net_profit} currency={currency} />
        </Figure>
        <Figure label={t`Active members`}>{formatCount(period.active_member_count, locale)}</Figure>
        <Figure label={t`Dividend rate`}>{period.rate === null ? t`None yet` : <Percent rate={period.rate} />}</Figure>
      </dl>
      {period.contracts.map((counted) => (
        <Computed
          key={counted.category}
          counted={counted}
          currency={currency}
          isNamed={hasSeveral}
          isRunning={status === null}
        />
      ))}
    </section>
  )
}
