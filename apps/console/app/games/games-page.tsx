import { changeGames } from '@ante/contract/console/game-changes.ts'
import { DRIFT_ERRORS, DRIFT_ROUNDS, listCatalogue } from '@ante/contract/console/games.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Dices, Upload } from 'lucide-react'

import { countText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSelection } from '../lib/selection.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { SelectedGame } from './bulk-bar.tsx'
import { useGameColumns } from './game-columns.tsx'
import { GameFilters } from './game-filters.tsx'
import type { GameFilter } from './game-filters.tsx'

const route = getRouteApi('/in/m/$merchant/games')

/** Games of the catalogue: what they lack, and whether they pay what their vendors declare. */
export default function GamesPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { vendor, category, state, gap, play, set, name, open, page } = route.useSearch()
  const navigate = route.useNavigate()
  const leave = useNavigate()
  const canImport = useIsOffered(merchant, 'games', 'import')
  const filter = { vendor, category, state, gap, play, set, name }
  const query = useQuery({
    queryKey: ['games', merchant, filter, page],
    queryFn: ({ signal }) => call(listCatalogue, { merchant, ...filter, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useGameColumns()
  // Games are the same at all merchants: they are changed for the platform.
  const canChange = useMayCall(merchant)(changeGames) && merchant === PLATFORM
  const selection = useSelection<SelectedGame>(JSON.stringify(filter))
  const change = (changes: GameFilter) =>
    void navigate({
      search: (previous) => ({ ...previous, ...changes, open: undefined, page: undefined }),
      replace: true,
    })
  const rounds = countText(DRIFT_ROUNDS)
  return (
    <Page
      title={t`Games`}
      subtitle={t`Returns are those of the last 30 days. Drift: the declared return differs from the actual one by more than ${DRIFT_ERRORS} standard errors, after ${rounds} rounds or more.`}
      actions={
        canImport && (
          <Button
            onPress={() =>
              void leave({
                to: '/m/$merchant/operations/$subject',
                params: { merchant, subject: 'games' },
                search: { form: 'import' },
              })
            }
          >
            <Upload size={14} aria-hidden />
            <Trans>Import a feed</Trans>
          </Button>
        )
      }
      filters={<GameFilters filter={filter} vendors={query.data?.vendors ?? []} onChange={change} />}
    >
      <ListView query={query} zone={zone}>
        {({ games, next }) => (
          <>
            <DataTable
              label={t`Games`}
              columns={columns}
              rows={games.map((game) => ({ ...game, id: game.nodeId }))}
              open={open}
              onOpen={(id) => void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })}
              {...(canChange && { selection })}
              empty={<Empty icon={Dices} title={t`No games`}>{t`No game fits the filter.`}</Empty>}
            />
            <BulkBar
              selection={selection}
              filter={{ merchant, ...filter }}
              hasMore={next !== null || page !== undefined}
            />
            <Pager
              count={games.length}
              trail={page}
              next={next}
              onPage={(trail) =>
                void navigate({ search: (previous) => ({ ...previous, page: trail, open: undefined }) })
              }
            />
          </>
        )}
      </ListView>
    </Page>
  )
}
