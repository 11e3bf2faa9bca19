import { dayOf } from '@ante/contract/kit/days.ts'
import type { Board } from '@ante/contract/promotions/leaderboard.ts'
import { useLingui } from '@lingui/react/macro'

import { formatDateRange } from '../../lib/i18n/format-date.ts'
import { useMerchant } from '../../merchant/public.ts'
import styles from './leaderboard.module.css'
import { RankRow } from './rank-row.tsx'

interface PreviousWinnersProps {
  previous: NonNullable<Board['previous']>
  currency: string
}

/** Winners of the previous period. */
export function PreviousWinners({ previous: { from, until, winners }, currency }: PreviousWinnersProps) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  // The period ended with the last millisecond before that day.
  const last = new Date(Date.parse(until) - 1).toISOString()
  const days = formatDateRange({ from: dayOf(zone, from), to: dayOf(zone, last) }, i18n.locale)
  return (
    <section className={styles.part} aria-labelledby="board-previous">
      <h3 id="board-previous" className={styles.heading}>{t`Previous winners`}</h3>
      <p className={styles.soft}>
        <bdi>{days}</bdi>
      </p>
      <ol>
        {winners.map((row) => (
          <li key={row.rank}>
            <RankRow row={row} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  )
}
