import type { DashboardFigures, HourFigures } from '@ante/contract/console/dashboard.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

import { amountText } from '../lib/amounts.ts'
import { numberLocale } from '../lib/locale.ts'
import { Button } from '../ui/button.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Select } from '../ui/select.tsx'
import styles from './dashboard.module.css'
import { PeriodsHead } from './periods-head.tsx'

type Series = keyof HourFigures

type Hour = DashboardFigures['hours'][number]

const SERIES: readonly Series[] = ['deposits', 'withdrawals', 'ggr']

const HEIGHT = 236
const compactText = (value: number): string =>
  new Intl.NumberFormat(numberLocale(), { notation: 'compact', maximumFractionDigits: 1 }).format(value)

/** A figure by hour of the day: today, yesterday and a week ago; as lines, or as a table. */
export function HoursChart({ hours, currency }: Pick<DashboardFigures, 'hours' | 'currency'>) {
  const { t } = useLingui()
  const [series, setSeries] = useState<Series>('deposits')
  const [isTable, setIsTable] = useState(false)
  const names: Record<Series, string> = {
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals paid`,
    ggr: t`Gross gaming revenue`,
  }
  const nameOf = ({ hour, isRepeated }: Hour) => {
    const name = `${String(hour).padStart(2, '0')}:00`
    return isRepeated ? t`${name} again` : name
  }
  const rows = hours.map((hour) => ({
    hour: nameOf(hour),
    today: hour.today?.[series] ?? null,
    yesterday: hour.yesterday?.[series] ?? null,
    lastWeek: hour.lastWeek?.[series] ?? null,
  }))
  const isChanged = hours.some(({ isRepeated, yesterday, lastWeek }) => isRepeated || !yesterday || !lastWeek)
  return (
    <section className={styles.panel} aria-label={t`By hour`}>
      <header className={styles.panelHead}>
        <h2>
          <Trans>By hour, in {currency}</Trans>
        </h2>
        <div className={styles.tools}>
          <Select<Series>
            label={t`Figure`}
            value={series}
            options={SERIES.map((value) => ({ value, label: names[value] }))}
            onChange={setSeries}
          />
          <Button size="small" onPress={() => setIsTable(!isTable)} aria-pressed={isTable}>
            {isTable ? <Trans>Show chart</Trans> : <Trans>Show table</Trans>}
          </Button>
        </div>
      </header>
      {isChanged && (
        <p className={styles.clockNote}>
          <Trans>
            The clocks change on one of these days. Hours with the same name are compared; the repeated hour is shown
            again, and a skipped one is empty.
          </Trans>
        </p>
      )}
      {isTable ? <HoursTable rows={rows} name={names[series]} /> : <HoursLines rows={rows} name={names[series]} />}
    </section>
  )
}

interface HourRow {
  hour: string
  today: string | null
  yesterday: string | null
  lastWeek: string | null
}

interface HoursProps {
  rows: readonly HourRow[]
  /** The shown figure. */
  name: string
}

function HoursLines({ rows, name }: HoursProps) {
  const { t } = useLingui()
  const labels: Record<string, string> = { today: t`Today`, yesterday: t`Yesterday`, lastWeek: t`Last week` }
  const points = rows.map(({ hour, today, yesterday, lastWeek }) => ({
    hour,
    today: pointOf(today),
    yesterday: pointOf(yesterday),
    lastWeek: pointOf(lastWeek),
  }))
  // A skipped hour has no value: the line continues over it.
  const line = { type: 'monotone', dot: false, isAnimationActive: false, connectNulls: true } as const
  return (
    <>
      <ul className={styles.legend} aria-hidden>
        <li className={styles.today}>{labels['today']}</li>
        <li className={styles.yesterday}>{labels['yesterday']}</li>
        <li className={styles.lastWeek}>{labels['lastWeek']}</li>
      </ul>
      <div className={styles.chart}>
        <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 640, height: HEIGHT }}>
          <LineChart
            data={points}
            margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
            title={name}
            desc={t`Use the left and right arrow keys to read the hours, or show the table.`}
            accessibilityLayer
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="hour"
              interval={3}
              tickLine={false}
              axisLine={false}
              tick={{ fill: 'var(--ink-3)', fontSize: 11 }}
            />
            <YAxis
              width={48}
              tickLine={false}
              axisLine={false}
              tickFormatter={compactText}
              tick={{ fill: 'var(--ink-3)', fontSize: 11 }}
            />
            <Tooltip
              cursor={{ stroke: 'var(--line-strong)' }}
              formatter={(value, key) => [amountText(Number(value).toFixed(2)), labels[String(key)] ?? '']}
              contentStyle={{ background: 'var(--raised)', border: '1px solid var(--line)', borderRadius: 8 }}
            />
            <Line {...line} dataKey="lastWeek" stroke="var(--ink-3)" strokeWidth={1.5} strokeDasharray="2 4" />
            <Line {...line} dataKey="yesterday" stroke="var(--ink-2)" strokeWidth={1.5} strokeDasharray="6 4" />
            <Line {...line} dataKey="today" stroke="var(--accent)" strokeWidth={2.5} />
          </LineChart>
        </ResponsiveContainer>
      </div>
    </>
  )
}

const pointOf = (value: string | null): number | null => (value === null ? null : Number(value))

const cellOf = (value: string | null): string => (value === null ? '—' : amountText(value))

function HoursTable({ rows, name }: HoursProps) {
  const { t } = useLingui()
  return (
    <ScrollRegion label={name} className={styles.hours}>
      <table className={styles.table}>
        <caption className={styles.caption}>{name}</caption>
        <PeriodsHead first={t`Hour`} />
        <tbody>
          {rows.map(({ hour, today, yesterday, lastWeek }) => (
            <tr key={hour}>
              <th scope="row">{hour}</th>
              <td>{cellOf(today)}</td>
              <td>{cellOf(yesterday)}</td>
              <td>{cellOf(lastWeek)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
