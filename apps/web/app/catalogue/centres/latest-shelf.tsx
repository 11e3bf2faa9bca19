import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useSession } from '../../lib/session/session.ts'
import { gameListAddress } from '../game-list-address.ts'
import { GameShelfSkeleton } from '../game-shelf.tsx'
import { latestGames } from './queries.ts'
import { Shelf } from './shelf.tsx'

/** The member's recently played games; hidden for visitors and on failure. */
export function LatestShelf({ category }: { category: GameCategory }) {
  const { t } = useLingui()
  const session = useSession()
  const { data: games = [], isPending } = useQuery({ ...latestGames(category), enabled: session !== null })
  if (!session) return null
  if (isPending) return <GameShelfSkeleton />
  const name = t`Recently played`
  const seeAll = { to: `${gameListAddress({ category })}&tab=recent`, label: t`See all: ${name}` }
  return <Shelf title={name} games={games} more={seeAll} />
}
