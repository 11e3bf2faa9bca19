import type { Sport } from '@ante/contract/catalogue/sport.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { formatDateRange, todayIn } from '../../lib/i18n/format-date.ts'
import { useMerchant } from '../../merchant/public.ts'
import { ChipRow } from '../../ui/records/chip-row.tsx'
import { sportsMatches, sportsResults } from './queries.ts'
import { ResultList } from './result-list.tsx'
import { DAYS, daysAgoIn, resultsAddress, sportIn } from './sports-address.ts'
import { SportsBoundary, SportsFrame } from './sports-frame.tsx'

export const loader: PageLoader = ({ search, queries }) =>
  settle([
    queries.query(sportsMatches()),
    queries.infiniteQuery(sportsResults({ sport: sportIn(search), daysAgo: daysAgoIn(search) })),
  ])

/** Finished matches by sport and day. */
export default function SportsResultsPage() {
  const search = useSearch()
  const daysAgo = daysAgoIn(search)
  return (
    <SportsFrame sport={sportIn(search)} addressFor={(sport) => resultsAddress(sport, daysAgo)}>
      {(sport, requested) => (
        <>
          <DayChips sport={sport} daysAgo={daysAgo} />
          <SportsBoundary key={`${sport} ${daysAgo}`}>
            <ResultList sport={requested} daysAgo={daysAgo} />
          </SportsBoundary>
        </>
      )}
    </SportsFrame>
  )
}

function DayChips({ sport, daysAgo }: { sport: Sport; daysAgo: number }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const navigate = useNavigate()
  const today = todayIn(zone)
  const options = DAYS.map((ago) => {
    const day = plusDays(today, -ago)
    const names = [t`Today`, t`Yesterday`]
    return { id: String(ago), text: names[ago] ?? formatDateRange({ from: day, to: day }, i18n.locale) }
  })
  return (
    <ChipRow
      label={t`Day`}
      options={options}
      chosen={String(daysAgo)}
      onChoose={(ago) => navigate(resultsAddress(sport, Number(ago)), { replace: true })}
    />
  )
}
