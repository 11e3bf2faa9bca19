import { rebateIncomeFile } from '@ante/contract/agents/rebate-income.ts'
import type { IncomeDay } from '@ante/contract/agents/rebate-income.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { formatTimeOfDay } from '../../lib/i18n/format-time-of-day.ts'
import { CategoryIcon, categoryWords } from '../../catalogue/public.ts'
import { saveFile } from '../../lib/calls/save-file.ts'
import { formatDate } from '../../lib/i18n/format-date.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { Money } from '../../ui/money.tsx'
import { parseDays } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'
import { FileButton } from '../../ui/records/file-button.tsx'
import { RefreshButton, Tools } from '../../ui/records/tools.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { incomeOf } from './queries.ts'
import styles from './rebates.module.css'

const loadSheet = async () => (await import('./income-sheet.tsx')).IncomeSheet

/** The total of the days, and a card for each. */
export function IncomeDays({ days }: { days: Days }) {
  const { t, i18n } = useLingui()
  const { data, refetch, isRefetching } = useSuspenseQuery(incomeOf(days))
  const [opened, setOpened] = useState<{ day: string; open: boolean } | null>(null)
  const { total, currency, zone, paysAt } = data
  const isEmpty = data.days.length === 0
  const time = formatTimeOfDay(paysAt, { locale: i18n.locale, zone })
  return (
    <>
      <Tools>
        <FileButton isEmpty={isEmpty} save={() => saveFile(rebateIncomeFile, parseDays(days), 'agent-income.csv')} />
        <RefreshButton isRefreshing={isRefetching} onTap={() => void refetch()} />
      </Tools>
      <TotalsLine>
        <Sum label={t`Income`}>
          <Money amount={total.agentIncome} currency={currency} />
        </Sum>
        <Sum label={t`Rebates`}>
          <Money amount={total.agentCommission} currency={currency} />
        </Sum>
        <Sum label={t`Salaries`}>
          <Money amount={total.dailyIncome} currency={currency} />
        </Sum>
        <Sum label={t`Dividends`}>
          <Money amount={total.brokerage} currency={currency} />
        </Sum>
      </TotalsLine>
      <p className={styles.note}>
        {t`Game rebates are paid daily at ${time} for the previous day. Lottery rebates are paid with each draw.`}
      </p>
      {isEmpty && (
        <EmptyState
          picture="/pictures/states/records.svg"
          title={t`No income on these dates`}
          action={<ButtonLink to="/m/member/teamRebate">{t`Set team rebates`}</ButtonLink>}
        >
          {t`You earn the difference between your rates and your downlines’ on every bet their teams place.`}
        </EmptyState>
      )}
      {data.days.map((day) => (
        <DayCard
          key={day.day}
          income={day}
          currency={currency}
          title={formatDate(day.day, i18n.locale)}
          onOpen={() => setOpened({ day: day.day, open: true })}
        />
      ))}
      {opened && (
        <Later
          isRequested
          load={loadSheet}
          props={{ ...opened, onClose: () => setOpened({ ...opened, open: false }) }}
          onFailure={() => setOpened(null)}
        />
      )}
    </>
  )
}

interface DayCardProps {
  income: IncomeDay
  currency: string
  title: string
  onOpen(): void
}

/** Income of a day by category. */
function DayCard({ income, currency, title, onOpen }: DayCardProps) {
  const { t, i18n } = useLingui()
  const { categories, dailyIncome, brokerage, agentIncome } = income
  const isOfGames = categories.some(({ category }) => category !== 'LOTT')
  return (
    <section className={styles.day} aria-label={title}>
      <h2 className={styles.dayHead}>
        <span>{title}</span>
        <Money amount={agentIncome} currency={currency} />
      </h2>
      <ul>
        {categories.map(({ category, amount }) => (
          <li key={category} className={styles.part}>
            <span className={styles.icon}>
              <CategoryIcon category={category} />
            </span>
            <span className={styles.partName}>{i18n._(categoryWords[category])}</span>
            <Money amount={amount} currency={currency} />
          </li>
        ))}
        {Number(dailyIncome) !== 0 && (
          <li className={styles.part}>
            <span className={styles.partName}>{t`Salaries`}</span>
            <Money amount={dailyIncome} currency={currency} />
          </li>
        )}
        {Number(brokerage) !== 0 && (
          <li className={styles.part}>
            <span className={styles.partName}>{t`Dividends`}</span>
            <Money amount={brokerage} currency={currency} />
          </li>
        )}
      </ul>
      {isOfGames && (
        <button type="button" className={styles.more} aria-haspopup="dialog" onClick={onOpen}>
          <span>{t`Details`}</span>
          <Icon name="chevron" size={16} turns />
        </button>
      )}
    </section>
  )
}
