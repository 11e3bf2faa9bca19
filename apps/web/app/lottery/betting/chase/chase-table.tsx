import { useLingui } from '@lingui/react/macro'

import { Exact } from '../../kit/money/exact.tsx'
import { unitsText } from '../pay/units.ts'
import type { ChaseIssue } from './chase-plan.ts'
import styles from './chase.module.css'

interface ChaseTableProps {
  issues: readonly ChaseIssue[]
  currency: string
}

/** What each issue costs, and what has been staked until then. */
export function ChaseTable({ issues, currency }: ChaseTableProps) {
  const { t } = useLingui()
  return (
    // A long plan scrolls within its own place, and the keyboard reaches it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label={t`Plan`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Issue`}</th>
            <th scope="col">×</th>
            <th scope="col">{t`Stake`}</th>
            <th scope="col">{t`In all`}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ numero, multiple, cost, running }) => (
            <tr key={numero}>
              <th scope="row">{numero}</th>
              <td>{multiple}</td>
              <td>
                <Exact amount={unitsText(cost)} currency={currency} />
              </td>
              <td>
                <Exact amount={unitsText(running)} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
