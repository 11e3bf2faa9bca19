import type { DashboardFigures, MoneyFigure } from '@ante/contract/console/dashboard.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { amountText } from '../lib/amounts.ts'
import styles from './dashboard.module.css'
import { moneyFigureText } from './figure-texts.ts'
import { PeriodsHead } from './periods-head.tsx'

/** Lines of the calculation with their signs; a line with `=` is the result so far. */
const LINES: readonly { name: MoneyFigure; sign: '+' | '−' | '=' }[] = [
  { name: 'stakes', sign: '+' },
  { name: 'winnings', sign: '−' },
  { name: 'ggr', sign: '=' },
  { name: 'bonuses', sign: '−' },
  { name: 'jackpots', sign: '−' },
  { name: 'paymentCosts', sign: '−' },
  { name: 'ngr', sign: '=' },
]

/** Calculation of gross and net gaming revenue. */
export function RevenueTable({ money, currency }: Pick<DashboardFigures, 'money' | 'currency'>) {
  const { t } = useLingui()
  const figures = new Map(money.map((figure) => [figure.name, figure]))
  return (
    <section className={styles.panel} aria-label={t`Revenue`}>
      <header className={styles.panelHead}>
        <h2>
          <Trans>Revenue, in {currency}</Trans>
        </h2>
      </header>
      <table className={styles.table}>
        <PeriodsHead first={t`Figure`} />
        <tbody>
          {LINES.map(({ name, sign }) => (
            <tr key={name} className={sign === '=' ? styles.result : undefined}>
              <th scope="row">
                <span className={styles.sign}>{sign}</span> {t(moneyFigureText[name])}
              </th>
              <td>{amountText(figures.get(name)?.today ?? '')}</td>
              <td>{amountText(figures.get(name)?.yesterday ?? '')}</td>
              <td>{amountText(figures.get(name)?.lastWeek ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
