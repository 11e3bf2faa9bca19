import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

import { useNearBottom } from '../lib/use-near-bottom.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import { gameListAddress } from './game-list-address.ts'
import type { GameFilter } from './game-list-address.ts'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import styles from './game-results.module.css'
import { gamesBy, hotGames } from './queries.ts'

/** The games that a filter leaves. */
export function GameResults({ filter }: { filter: GameFilter }) {
  return filter.category === 'HOT' ? <HotResults filter={filter} /> : <PagedResults filter={filter} />
}

/** What is hot is one short list; it is searched where it stands. */
function HotResults({ filter }: { filter: GameFilter }) {
  const { data } = useSuspenseQuery(hotGames())
  const wanted = filter.name.toLowerCase()
  const games = data.filter(
    ({ gameName, vassalage }) =>
      gameName.toLowerCase().includes(wanted) && (!filter.vendor || vassalage === filter.vendor),
  )
  return <GameGrid games={games} amongHot empty={<NoGames filter={filter} />} />
}

function PagedResults({ filter }: { filter: GameFilter }) {
  const { t } = useLingui()
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useSuspenseInfiniteQuery(
    gamesBy(filter),
  )
  useNearBottom(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, () => void fetchNextPage())
  return (
    <>
      <GameGrid games={data} empty={<NoGames filter={filter} />} />
      {isFetchingNextPage && (
        <div className={styles.more}>
          <Loading label={t`More games are on their way`} />
          <GameGridSkeleton count={3} />
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <div className={styles.retry} role="alert">
          <p>{t`The next games did not load.`}</p>
          <Button look="quiet" onClick={() => void fetchNextPage()}>{t`Try again`}</Button>
        </div>
      )}
      {!hasNextPage && data.length > 0 && <p className={styles.end}>{t`That is all of them`}</p>}
    </>
  )
}

function NoGames({ filter }: { filter: GameFilter }) {
  const { t } = useLingui()
  const narrowed = filter.name !== '' || filter.vendor !== '' || filter.classify !== ''
  return (
    <EmptyState
      picture="/pictures/states/no-games.svg"
      title={filter.name ? t`No game is called “${filter.name}”` : t`No games here yet`}
      action={
        <ButtonLink look="quiet" to={gameListAddress({ category: narrowed ? filter.category : 'HOT' })}>
          {narrowed ? t`Show all games` : t`See the hot games`}
        </ButtonLink>
      }
    >
      {filter.name ? t`Check the spelling, or look in another category.` : null}
    </EmptyState>
  )
}
