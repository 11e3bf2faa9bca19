import { DEFAULT_PLAYER_SORT, PLAYER_COLUMNS } from '@ante/contract/console/players/list-players.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Users } from 'lucide-react'

import { cursorOf, savedSearch } from '../lib/pages.ts'
import { periodOf } from '../lib/period.ts'
import { useSite } from '../lib/site.ts'
import { hiddenColumns } from '../ui/columns-menu.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListTools } from '../ui/list-tools.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { usePlayerColumns } from './player-columns.tsx'
import { PlayerFilters } from './player-filters.tsx'
import { playersQuery } from './player-queries.ts'

const route = getRouteApi('/in/m/$merchant/players')

/** Returns the filter of the address for the gateway: days are those of the merchant's clock. */
function useFilter() {
  const { zone } = useSite()
  const { q: _q, page: _page, open: _open, hide: _hide, from, until, ...filter } = route.useSearch()
  return { ...filter, ...periodOf({ from, until }, zone) }
}

/** Filters of the list, and its columns, views and export. */
export function PlayerListTools() {
  const { zone } = useSite()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { state, type, level, tag, from, until } = search
  return (
    <>
      <PlayerFilters
        filter={{ state, type, level, tag, from, until }}
        onChange={(changed) => void navigate({ search: (previous) => ({ ...previous, ...changed, page: undefined }) })}
      />
      <ListTools
        screen="players"
        columns={usePlayerColumns(zone)}
        search={search}
        onSearch={(next) => void navigate({ search: savedSearch<typeof search>(next) })}
        exported={{ source: 'players', filter: useFilter() }}
      />
    </>
  )
}

/** All players of the merchant that match the filters. A row leads to the player's page. */
export function PlayerList({ merchant }: { merchant: string }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { page, hide, sort = DEFAULT_PLAYER_SORT } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(playersQuery(merchant, { ...useFilter(), after: cursorOf(page) }))
  const columns = usePlayerColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={t`Players`}
            columns={columns}
            rows={rows}
            hidden={hiddenColumns(hide)}
            open={undefined}
            onOpen={(player) =>
              player !== undefined &&
              void navigate({ to: '/m/$merchant/players/$player', params: { merchant, player }, search: {} })
            }
            sort={{
              columns: PLAYER_COLUMNS,
              value: sort,
              onSort: (chosen) =>
                void navigate({
                  search: (previous) => savedSearch<typeof previous>({ ...previous, sort: chosen, page: undefined }),
                }),
            }}
            empty={<Empty icon={Users} title={t`No players`}>{t`Change or clear the filters.`}</Empty>}
          />
          <Pager
            count={rows.length}
            trail={page}
            next={next}
            onPage={(trail) => void navigate({ search: (previous) => ({ ...previous, page: trail }) })}
          />
        </>
      )}
    </ListView>
  )
}
