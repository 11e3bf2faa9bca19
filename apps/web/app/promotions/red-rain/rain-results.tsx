import type { RainResult } from '@ante/contract/promotions/red-rain.ts'
import { useLingui } from '@lingui/react/macro'

import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { Money } from '../../ui/money.tsx'
import styles from './red-rain.module.css'

/** Rewards of the member's last envelopes. */
export function RainResults({ results, currency }: { results: readonly RainResult[]; currency: string }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  if (results.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="rain-results">
      <h3 id="rain-results" className={styles.heading}>{t`Your recent envelopes`}</h3>
      <ul>
        {results.map(({ playId, at, amount }) => (
          <li key={playId} className={styles.result}>
            <span className={styles.soft}>
              <Moment at={at} zone={zone} />
            </span>
            {Number(amount) > 0 ? (
              <span className={styles.gain}>
                <Money amount={amount} currency={currency} />
              </span>
            ) : (
              <span className={styles.soft}>{t`None tapped`}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
