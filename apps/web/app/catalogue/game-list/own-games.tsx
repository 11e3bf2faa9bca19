import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { rememberReturn } from '../../lib/pages/return-to.ts'
import { useSession } from '../../lib/session/session.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { favourites } from '../favourites.ts'
import { GameGridSkeleton } from '../game-grid.tsx'
import { viewAddress } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { PagedGames } from './paged-games.tsx'
import { gamesIn } from './queries.ts'

interface OwnGamesProps {
  view: GameView
  position: number
}

/** Recently opened or favourite games. The server's page is common to all members, so it does not contain them. */
export function OwnGames({ view, position }: OwnGamesProps) {
  const session = useSession()
  const isHydrated = useHydrated()
  if (!isHydrated) return <GameGridSkeleton count={15} />
  if (!session) return <LoginRequired view={view} />
  return view.tab === 'fav' ? (
    <FavouriteGames view={view} position={position} />
  ) : (
    <PagedGames view={view} position={position} />
  )
}

/** Removing a favourite removes its tile immediately; on failure both are restored. */
function FavouriteGames({ view, position }: OwnGamesProps) {
  const queries = useQueryClient()
  const {
    data: { nodeIds },
  } = useSuspenseQuery(favourites)
  const before = useRef(nodeIds)
  useEffect(() => {
    const isNew = nodeIds.some((nodeId) => !before.current.includes(nodeId))
    const isFewer = nodeIds.length < before.current.length
    before.current = nodeIds
    // A favourite was added on another device, or a removal has shifted the later pages: the list is reloaded.
    if (isNew || isFewer) void queries.invalidateQueries({ queryKey: gamesIn(view).queryKey })
  }, [nodeIds, queries, view])
  return <PagedGames view={view} position={position} only={(nodeId) => nodeIds.includes(nodeId)} />
}

function LoginRequired({ view }: { view: GameView }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/person.svg"
      title={view.tab === 'fav' ? t`Log in to see your favourites` : t`Log in to see your recent games`}
      action={<ButtonLink to="/m/login" onClick={() => rememberReturn(viewAddress(view))}>{t`Log in`}</ButtonLink>}
    >
      {t`You’ll return here after you log in.`}
    </EmptyState>
  )
}
