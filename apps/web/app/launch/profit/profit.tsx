import { profitAndLossFile } from '@ante/contract/launch/profit-and-loss.ts'
import type { DaySums } from '@ante/contract/launch/profit-and-loss.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { saveFile } from '../../lib/calls/save-file.ts'
import { formatDateRange } from '../../lib/i18n/format-date.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { parseDays } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'
import { FileButton } from '../../ui/records/file-button.tsx'
import { RefreshButton, Tools } from '../../ui/records/tools.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ByCategory } from './by-category.tsx'
import { DayTable } from './day-table.tsx'
import { profitAndLoss } from './queries.ts'
import { ProfitChart } from './profit-chart.tsx'
import { Result } from './result.tsx'

/** The result of the days, as a chart and as figures; a tap selects a single day. */
export function Profit({ days: requested }: { days: Days }) {
  const { t, i18n } = useLingui()
  const { data, refetch, isRefetching } = useSuspenseQuery(profitAndLoss(requested))
  const [tapped, setTapped] = useState<number | null>(null)
  const { total, categories, days, currency, from, to } = data
  const isEmpty = days.every(isUntouched)
  const day = tapped === null ? undefined : days[tapped]
  const { locale } = i18n
  return (
    <>
      <Tools>
        <FileButton
          isEmpty={isEmpty}
          save={() => saveFile(profitAndLossFile, parseDays(requested), 'profit-and-loss.csv')}
        />
        <RefreshButton isRefreshing={isRefetching} onTap={() => void refetch()} />
      </Tools>
      <Result
        title={day ? formatDateRange({ from: day.day, to: day.day }, locale) : formatDateRange({ from, to }, locale)}
        sums={day ?? total}
        currency={currency}
        onAll={day && (() => setTapped(null))}
      />
      {days.length > 1 && !isEmpty && (
        <ProfitChart days={days} currency={currency} chosen={tapped} onChoose={setTapped} />
      )}
      {isEmpty ? (
        <EmptyState
          picture="/pictures/states/records.svg"
          title={t`Nothing played on these dates`}
          action={<ButtonLink to="/m/home">{t`Go to games`}</ButtonLink>}
        >
          {t`Your results from settled rounds appear here by day.`}
        </EmptyState>
      ) : (
        <>
          <ByCategory categories={day ? day.categories : categories} currency={currency} />
          {days.length > 1 && <DayTable days={days} currency={currency} />}
        </>
      )}
    </>
  )
}

const isUntouched = ({ rounds, deposit, withdraw, rebate, promotion }: DaySums): boolean =>
  rounds === 0 && [deposit, withdraw, rebate, promotion].every((amount) => Number(amount) === 0)
