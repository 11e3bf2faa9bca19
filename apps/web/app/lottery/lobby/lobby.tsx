import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue } from 'react'

import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useFavouriteLotteries } from '../kit/favourites/favourite-lotteries.ts'
import { useOpened } from '../kit/opened/use-opened.ts'
import { lotteryGames, popularGames, recentGames } from '../kit/queries.ts'
import { shelfName, shelvesOf } from '../kit/shelves.ts'
import { GameRows } from './game-rows.tsx'
import { GameStrip } from './game-strip.tsx'
import { LobbyLinks } from './lobby-links.tsx'
import { NoGames } from './no-games.tsx'

const ALL = 'all'
const STARRED = 'starred'

export function Lobby() {
  const { t } = useLingui()
  const { games } = useSuspenseQuery(lotteryGames).data
  const { gameIds: popular } = useSuspenseQuery(popularGames).data
  const recent = useRecentGames()
  const opened = useOpened()
  // The rows are rendered in small steps: all at once would block the first taps.
  const openedLater = useDeferredValue(opened)
  const gamesWithIds = (ids: readonly number[]) => ids.flatMap((id) => games.find(({ gameId }) => gameId === id) ?? [])
  if (games.length === 0) return <NoGames />
  return (
    <>
      <LobbyLinks />
      <GameStrip title={t`Recently played`} games={gamesWithIds(recent)} opened={opened} />
      <GameStrip title={t`Popular`} games={gamesWithIds(popular)} opened={opened} />
      {/* Hydrated after the part above. */}
      <Suspense>
        <GameTabs games={games} opened={openedLater} />
      </Suspense>
    </>
  )
}

const NONE: readonly number[] = []

/** Returns the ids of the member's recent lotteries; empty for a visitor. */
function useRecentGames(): readonly number[] {
  const session = useSession()
  const { data } = useQuery({ ...recentGames, enabled: session !== null })
  return (session && data?.gameIds) ?? NONE
}

interface GameTabsProps {
  games: readonly LotteryGame[]
  opened: ReturnType<typeof useOpened>
}

function GameTabs({ games, opened }: GameTabsProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const starred = useFavouriteLotteries()
  const shelves = shelvesOf(games)
  const ownGames = games.filter(({ gameCode }) => starred.includes(gameCode))
  const tabs = [
    { id: ALL, label: t`All`, games },
    ...(ownGames.length > 0 ? [{ id: STARRED, label: t`Favourites`, games: ownGames }] : []),
    ...shelves.map((shelf) => ({ ...shelf, label: shelfName(shelf.id, i18n) })),
  ]
  const requested = useSearch().get('tab')
  const active = tabs.find(({ id }) => id === requested) ?? { id: ALL, games }
  const show = (id: string) => navigate(id === ALL ? '/m/lottery' : `/m/lottery?tab=${id}`, { replace: true })
  return (
    <Tabs label={t`Lottery categories`} tabs={tabs} active={active.id} onSelect={show} sticky>
      <GameRows games={active.games} opened={opened} starred={starred} />
    </Tabs>
  )
}
