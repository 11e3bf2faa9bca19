import { hitStatistics, SPANS } from '@ante/contract/lottery/draws/hit-statistics.ts'
import type { HitStatistics } from '@ante/contract/lottery/draws/hit-statistics.ts'
import { useLingui } from '@lingui/react/macro'

import type { DrawChart } from './charted.ts'
import type { GridTrend } from './tabs/trend.ts'
import styles from './trends.module.css'
import { textOf } from './text-of.ts'

interface StatisticsTableProps {
  charted: DrawChart
  trend: GridTrend
  name: string
}

/** The data of a chart as a table: frequency and omission of each column. */
export function StatisticsTable({ charted, trend, name }: StatisticsTableProps) {
  const { t, i18n } = useLingui()
  const statistics = hitStatistics(
    charted.draws.map(({ numbers, day }) => trend.hitsOf(numbers, day)),
    trend.columns.length,
  )
  const rows = trend.columns.map((texts, column) => ({ texts: textOf(texts, i18n), one: statistics[column] }))
  return (
    <div className={styles.statistics}>
      <table>
        <caption>
          {t`Frequency and gaps`}
          <span className={styles.srOnly}> · {name}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Ball number`}</th>
            {SPANS.map((span) => (
              <th key={span} scope="col">
                {t`Last ${span}`}
              </th>
            ))}
            <th scope="col">{t`Overdue`}</th>
            <th scope="col">{t`Average`}</th>
            <th scope="col">{t`Longest`}</th>
          </tr>
        </thead>
        <tbody>{rows.map(({ texts, one }) => one && <Line key={texts} texts={texts} one={one} />)}</tbody>
      </table>
    </div>
  )
}

function Line({ texts, one }: { texts: string; one: HitStatistics }) {
  const { t } = useLingui()
  return (
    <tr>
      <th scope="row">
        {texts}
        {one.heat && (
          <span className={styles.heat} data-heat={one.heat}>
            {one.heat === 'hot' ? t`Hot number` : t`Cold number`}
          </span>
        )}
      </th>
      {SPANS.map((span) => (
        <td key={span}>{one.frequency[span]}</td>
      ))}
      <td>{one.omission}</td>
      <td>{one.averageOmission ?? '–'}</td>
      <td>{one.maximumOmission}</td>
    </tr>
  )
}
