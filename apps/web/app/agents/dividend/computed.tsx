import type { DividendPeriod } from '@ante/contract/agents/bills.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { centsOf } from '../../lib/i18n/cents.ts'
import { Money } from '../../ui/money.tsx'
import { isZero } from '../../ui/net-tone.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { computedTexts, coveredGamesText, missingTexts } from './bill-texts.ts'
import styles from './dividend.module.css'

interface ComputedProps {
  counted: DividendPeriod['contracts'][number]
  currency: string
  /** Whether the covered games are named. */
  isNamed?: boolean
  /** Whether the period is still running. */
  isRunning?: boolean
}

/** Explains the computation of an amount; while the period runs, also the missing volume to the next tier. */
export function Computed({ counted, currency, isNamed = false, isRunning = false }: ComputedProps) {
  const { t, i18n } = useLingui()
  const reader = { locale: i18n.locale, currency }
  const missing = missingTexts(counted, reader)
  const { next } = counted
  return (
    <div className={styles.computed}>
      {isNamed && <strong>{i18n._(coveredGamesText(counted.category))}</strong>}
      <p>{i18n._(computedTexts(counted, reader))}</p>
      {counted.carried !== null && !isZero(counted.carried) && (
        <p className={styles.soft}>
          <Trans>
            <Money amount={counted.carried} currency={currency} /> carried over from the previous period.
          </Trans>
        </p>
      )}
      {!isZero(counted.deduction) && (
        <p className={styles.soft}>
          <Trans>
            <Money amount={counted.deduction} currency={currency} /> already paid by the hour or per bet.
          </Trans>
        </p>
      )}
      {missing && <p className={styles.soft}>{i18n._(missing)}</p>}
      {isRunning && next && !isZero(next.volume) && (
        <ProgressBar
          label={t`Turnover towards the next tier`}
          value={centsOf(counted.turnover)}
          max={centsOf(next.tier.minVolume)}
        />
      )}
    </div>
  )
}
