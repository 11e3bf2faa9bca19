import type { Sport } from '@ante/contract/catalogue/sport.ts'
import type { BookMatch } from '@ante/contract/catalogue/sports.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { useMerchant } from '../../merchant/public.ts'
import { List } from '../../ui/list.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Moment } from '../../ui/times.tsx'
import { MatchTeams } from './match-teams.tsx'
import { sportsResults } from './queries.ts'
import styles from './result-list.module.css'

interface ResultListProps {
  sport: Sport | undefined
  daysAgo: number
}

/** The finished matches of a day, the latest first, with infinite scrolling. */
export function ResultList(requested: ResultListProps) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(sportsResults(requested))
  const matches = eachOnce(
    pages.data.pages,
    (page) => page.matches,
    ({ roomId }) => roomId,
  )
  const mayProceed = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError
  useNearBottom(mayProceed, () => void pages.fetchNextPage())
  return (
    <>
      <List items={matches} empty={<NoResults />} className={styles.results}>
        {(match) => (
          <li key={match.roomId} className={styles.result}>
            <Result match={match} />
          </li>
        )}
      </List>
      <RecordsEnd
        pages={pages}
        isEmpty={matches.length === 0}
        texts={{ loading: t`Loading more results…`, failed: t`Couldn’t load more results.` }}
      />
    </>
  )
}

function Result({ match }: { match: BookMatch }) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  return (
    <>
      <div className={styles.head}>
        <bdi>{match.league}</bdi>
        <Moment at={match.matchTime} zone={zone} />
      </div>
      <MatchTeams match={match} />
      {match.parts.length > 0 && (
        <p className={styles.parts} dir="ltr">
          {match.parts.map(({ home, away }) => `${home}:${away}`).join('  ')}
        </p>
      )}
      {match.phase === 'abandoned' && <p className={styles.parts}>{t`Abandoned`}</p>}
    </>
  )
}

function NoResults() {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/trophy.svg" title={t`No results on this day`}>
      {t`Choose another day or sport.`}
    </EmptyState>
  )
}
