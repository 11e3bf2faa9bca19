import { useSuspenseQuery } from '@tanstack/react-query'

import { hotGames, vendorSettings } from '../queries.ts'
import { isOwn, viewWithin } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { LongGameGrid } from './long-game-grid.tsx'
import { NoGames } from './no-games.tsx'
import { OwnGames } from './own-games.tsx'
import { PagedGames } from './paged-games.tsx'
import { isHotList } from './queries.ts'

interface ResultsProps {
  view: GameView
  /** Position in the list from the address. */
  position: number
}

/** The games of a view; a requested category, vendor or class that the merchant does not have is dropped. */
export function GameResults({ view: requested, position }: ResultsProps) {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const view = viewWithin(settings, requested)
  if (isOwn(view)) return <OwnGames view={view} position={position} />
  return isHotList(view) ? <HotGames view={view} position={position} /> : <PagedGames view={view} position={position} />
}

/** The hot games, a single short list without paging. */
function HotGames({ view, position }: ResultsProps) {
  const { data: games } = useSuspenseQuery(hotGames(view.category))
  return <LongGameGrid games={games} position={position} typed="" amongHot empty={<NoGames view={view} />} />
}
