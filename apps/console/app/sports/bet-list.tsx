import { countNewSportsBets, listSportsBets } from '@ante/contract/console/sports.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'

import { call } from '../lib/call.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { NewRowsBar } from '../ui/new-rows-bar.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { useBetColumns } from './bet-columns.tsx'
import type { SportsSearch } from './sports-search.ts'

/** Interval at which new bets are counted. */
const COUNTED_MS = 5_000

const filterOf = ({ state, phase, vendor, minimum, maximum, player, match }: SportsSearch) => {
  return { state, phase, vendor, minimum, maximum, player, match }
}

export const betsQuery = (merchant: string, search: SportsSearch) => ({
  queryKey: ['sports', merchant, 'bets', filterOf(search), search.page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listSportsBets, { merchant, ...filterOf(search), after: cursorOf(search.page) }, signal),
  placeholderData: keepPreviousData,
})

interface BetListProps {
  search: SportsSearch
  onSearch(changes: Partial<SportsSearch>): void
}

/** Bets, newest first. New ones wait behind a button, so that nothing moves while staff reads. */
export function BetList({ search, onSearch }: BetListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery(betsQuery(merchant, search))
  const since = search.page === undefined ? (query.data?.bets[0]?.id ?? '0') : null
  const newer = useQuery({
    queryKey: ['sports', merchant, 'new-bets', filterOf(search), since],
    queryFn: ({ signal }) => call(countNewSportsBets, { merchant, ...filterOf(search), since: since ?? '0' }, signal),
    enabled: since !== null && query.data !== undefined,
  })
  // Each call extends the session, so a page that is left open does not count.
  useRefetchWhileUsed(newer.refetch, COUNTED_MS)
  const columns = useBetColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ bets, next }) => (
        <>
          <NewRowsBar count={newer.data?.count ?? 0} onShow={() => void query.refetch()} />
          <DataTable
            label={t`Bets`}
            columns={columns}
            rows={bets}
            hidden={search.open === undefined ? [] : ['price', 'paid', 'type']}
            open={search.open}
            onOpen={(id) => onSearch({ open: id })}
            empty={<Empty icon={Trophy} title={t`No bets`}>{t`No bet fits the filter.`}</Empty>}
          />
          <Pager
            count={bets.length}
            trail={search.page}
            next={next}
            onPage={(trail) => onSearch({ page: trail, open: undefined })}
          />
        </>
      )}
    </ListView>
  )
}
