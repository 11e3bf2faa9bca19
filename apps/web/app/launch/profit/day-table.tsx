import type { ProfitAndLoss } from '@ante/contract/launch/profit-and-loss.ts'
import { useLingui } from '@lingui/react/macro'

import { formatDateRange } from '../../lib/i18n/format-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import styles from './profit.module.css'

/** The chart's data as a table, for readers and screen readers. */
export function DayTable({ days, currency }: { days: ProfitAndLoss['days']; currency: string }) {
  const { t, i18n } = useLingui()
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t`Daily figures`}
        <Icon name="chevron" size={20} turns />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Betting`}</th>
            <th scope="col">{t`Winnings`}</th>
            <th scope="col">{t`Result`}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, betting, winning, pnl }) => (
            <tr key={day}>
              <th scope="row">{formatDateRange({ from: day, to: day }, i18n.locale)}</th>
              <td>
                <Money amount={betting} currency={currency} />
              </td>
              <td>
                <Money amount={winning} currency={currency} />
              </td>
              <td>
                <Net amount={pnl} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
