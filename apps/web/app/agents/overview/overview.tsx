import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { isSpan } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'
import { RefreshButton, Tools } from '../../ui/records/tools.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CountedLine } from '../sums/counted-line.tsx'
import { CategoryLines } from '../sums/category-lines.tsx'
import styles from './overview.module.css'
import { teamOverview } from './queries.ts'
import { Tiles } from './tiles.tsx'
import { Trend } from './trend.tsx'

const CHART_PX = 280

/** Tiles, chart of days, and game categories. */
export function Overview({ days }: { days: Days }) {
  const { t } = useLingui()
  const { data, refetch, isRefetching } = useSuspenseQuery(teamOverview(days))
  const { categories, currency, teamSize, countedAt } = data
  const isOneDay = isSpan(days) ? days.from === days.to : days === 'today' || days === 'yesterday'
  return (
    <>
      <Tools>
        <span className={styles.counted}>
          <CountedLine at={countedAt} />
        </span>
        <RefreshButton isRefreshing={isRefetching} onTap={() => void refetch()} />
      </Tools>
      <Tiles overview={data} days={days} />
      {!isOneDay && (
        <PageSection skeleton={<Skeleton height={CHART_PX} />} failedTitle={t`Couldn’t load the daily figures`}>
          <Trend days={days} />
        </PageSection>
      )}
      <h2 className={styles.heading}>{t`By game category`}</h2>
      {categories.length > 0 ? (
        <CategoryLines categories={categories} currency={currency} />
      ) : (
        <EmptyState
          picture="/pictures/states/records.svg"
          title={t`No team activity on these dates`}
          action={
            teamSize > 1 ? (
              <ButtonLink variant="quiet" to="/m/member/team">{t`See my team`}</ButtonLink>
            ) : (
              <ButtonLink to="/m/agentRegister">{t`Invite your first members`}</ButtonLink>
            )
          }
        >
          {t`Results by game category appear here.`}
        </EmptyState>
      )}
    </>
  )
}
