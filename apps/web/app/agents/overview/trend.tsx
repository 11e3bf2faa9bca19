import type { TeamDay } from '@ante/contract/agents/team-days.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use, useState } from 'react'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { formatDate } from '../../lib/i18n/format-date.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { netText } from '../../ui/net.tsx'
import { netTone } from '../../ui/net-tone.ts'
import { PnlColorContext } from '../../ui/pnl-color.ts'
import { ChipRow } from '../../ui/records/chip-row.tsx'
import { DayBars } from '../../ui/records/day-bars.tsx'
import type { Days } from '../../ui/records/days.ts'
import { isPeopleMetric, METRICS, metricTexts, valueOf } from './metrics.ts'
import type { Metric } from './metrics.ts'
import styles from './overview.module.css'
import { teamDays } from './queries.ts'

/** Bar chart of days for the selected figure; a tap on a day shows its value. */
export function Trend({ days: requested }: { days: Days }) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const pnlColor = use(PnlColorContext)
  const { data } = useSuspenseQuery(teamDays(requested))
  const [metric, setMetric] = useState<Metric>('pnl')
  const [chosen, setChosen] = useState<number | null>(null)
  const { days, currency } = data
  const name = i18n._(metricTexts[metric])
  const textOfDay = (day: TeamDay) => textOf(day, { metric, currency, locale })
  const chosenDay = days[chosen ?? days.length - 1]
  return (
    <section className={styles.trend} aria-label={t`Day by day`}>
      <ChipRow<Metric>
        label={t`Chart data`}
        options={METRICS.map((id) => ({ id, text: i18n._(metricTexts[id]) }))}
        chosen={metric}
        onChoose={setMetric}
      />
      <DayBars
        label={t`${name} by day. Choose a day for details.`}
        days={days.map((day) => ({
          day: day.day,
          value: valueOf(day, metric),
          tone: metric === 'pnl' ? netTone(day.pnl, { locale, pnlColor }) : 'plain',
          input: textOfDay(day),
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {chosenDay && (
        <p className={styles.read} aria-hidden="true">
          <span>{formatDate(chosenDay.day, locale)}</span>
          <bdi>{textOfDay(chosenDay)}</bdi>
        </p>
      )}
    </section>
  )
}

interface TextFormat {
  metric: Metric
  currency: string
  locale: string
}

function textOf(day: TeamDay, { metric, currency, locale }: TextFormat): string {
  if (isPeopleMetric(metric)) return formatCount(day[metric], locale)
  const money = { amount: day[metric], currency }
  return metric === 'pnl' ? netText(money, locale) : formatMoney(money, locale)
}
