import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/pages/router.tsx'
import { boardAddress } from './board-address.ts'
import styles from './period-choice.module.css'
import type { BoardQuery } from './queries.ts'

/** Choice between today and this week, for the open category. */
export function PeriodChoice({ query }: { query: BoardQuery }) {
  const { t } = useLingui()
  const periods = [
    { period: 'day', label: t`Today` },
    { period: 'week', label: t`This week` },
  ] as const
  return (
    <nav className={styles.choice} aria-label={t`Date range`}>
      {periods.map(({ period, label }) => (
        <Link
          key={period}
          to={boardAddress({ ...query, period })}
          replace
          className={styles.single}
          aria-current={period === query.period ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
