import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useLocation, useSearch } from '../../lib/pages/router.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { gamesIn } from '../game-list/queries.ts'
import { vendorSettings } from '../queries.ts'
import { UnknownNote } from '../unknown-note.tsx'
import { CentreSkeleton } from './centre-skeleton.tsx'
import { LobbyHead } from './lobby-head.tsx'
import { lobbyGames, lobbyOf } from './lobby-view.ts'
import { halls } from './queries.ts'
import { TableList } from './table-list.tsx'

export const loader: PageLoader = ({ search, queries }) =>
  settle([
    queries.query(vendorSettings),
    queries.query(halls).then((vendorHalls) => tablesOf(search, vendorHalls, queries)),
  ])

async function tablesOf(
  search: URLSearchParams,
  vendorHalls: readonly VendorHall[],
  queries: QueryClient,
): Promise<void> {
  const view = lobbyOf(search, vendorHalls)
  if (view.category) await queries.infiniteQuery(gamesIn(lobbyGames(view)))
}

/** Tables or rooms of a category, or of one of its vendors, before the game opens. */
export default function GameLobbyPage() {
  const { key } = useLocation()
  return (
    <PageSection key={key} skeleton={<CentreSkeleton />}>
      <GameLobby />
    </PageSection>
  )
}

function GameLobby() {
  const { data } = useSuspenseQuery(halls)
  const view = lobbyOf(useSearch(), data)
  return (
    <>
      {view.unknown && <UnknownNote unknown={view.unknown} />}
      <LobbyHead view={view} halls={data} />
      <TableList view={view} />
    </>
  )
}
