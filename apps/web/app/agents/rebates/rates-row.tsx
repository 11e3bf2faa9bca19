import type { DownlineRates, LadderRate, LadderSeries } from '@ante/contract/agents/rebates.ts'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Percent } from '../../ui/percent.tsx'
import { categoryWords } from '../../catalogue/public.ts'
import { formatDate } from '../../lib/i18n/format-date.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './rebates.module.css'

interface RatesRowProps {
  member: DownlineRates
  changesFrom: string
  onEdit(member: DownlineRates): void
}

/** A direct downline with rebate rates, which a tap edits. */
export const RatesRow = memo(({ member, changesFrom, onEdit }: RatesRowProps) => {
  const { t } = useLingui()
  const { customerName, type, rates, series } = member
  return (
    <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => onEdit(member)}>
      <span className={styles.head}>
        <span className={styles.name}>
          <bdi>{customerName}</bdi>
          <span className={styles.kind}>{type === 0 ? t`Player` : t`Agent`}</span>
        </span>
        <span className={styles.edit}>{t`Edit`}</span>
        <Icon name="chevron" size={16} turns />
      </span>
      <RateList rates={rates} series={series} changesFrom={changesFrom} />
    </button>
  )
})
RatesRow.displayName = 'RatesRow'

interface RateListProps {
  rates: readonly LadderRate[]
  series: readonly LadderSeries[]
  changesFrom: string
}

/** Every product with its rate, its rate from tomorrow on, and a summary of the lottery series. */
export function RateList({ rates, series, changesFrom }: RateListProps) {
  const { t, i18n } = useLingui()
  const day = formatDate(changesFrom, i18n.locale)
  const isChanging = rates.some(({ next }) => next !== null)
  return (
    <>
      <span className={styles.rates}>
        {rates.map(({ category, rate, next }) => (
          <span key={category} className={styles.rate}>
            <span className={styles.soft}>{i18n._(categoryWords[category])}</span>
            <span className={styles.figure}>
              <Percent rate={rate} />
              {next !== null && (
                <span className={styles.next}>
                  {' '}
                  <span className={styles.arrow}>→</span> <Percent rate={next} />
                </span>
              )}
            </span>
          </span>
        ))}
        {series.length > 0 && (
          <span className={styles.rate}>
            <span className={styles.soft}>{t`Lottery series`}</span>
            <span className={styles.figure}>{seriesSpan(series)}</span>
          </span>
        )}
      </span>
      {isChanging && <span className={styles.soft}>{t`New rates apply to bets from ${day}.`}</span>}
    </>
  )
}

/** Returns the lowest and the highest series as a range, or the series if all are equal. */
function seriesSpan(series: readonly LadderSeries[]): string {
  const allSeries = series.map((item) => item.series)
  const [lowest, highest] = [Math.min(...allSeries), Math.max(...allSeries)]
  return lowest === highest ? String(lowest) : `${lowest}–${highest}`
}
