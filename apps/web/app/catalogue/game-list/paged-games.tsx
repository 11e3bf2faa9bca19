import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import type { ComponentType } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { GameGridSkeleton } from '../game-grid.tsx'
import { startsWithNew } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { LongGameGrid } from './long-game-grid.tsx'
import { NoGames } from './no-games.tsx'
import styles from './paged-games.module.css'
import { SeeAllLink } from './see-all-link.tsx'
import { COLUMNS } from './list-position.ts'
import { gamesIn } from './queries.ts'

interface PagedGamesProps {
  view: GameView
  /** Position in the list from the address. */
  position: number
  /** Filters the games. */
  only?: (nodeId: number) => boolean
  /** Component to display them, by default tiles. */
  Layout?: ComponentType<{ games: readonly Game[] }>
}

/** Paged games, loading the next page near the end. */
export function PagedGames({ view, position, only, Layout }: PagedGamesProps) {
  const { t } = useLingui()
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useSuspenseInfiniteQuery(
    gamesIn(view, position),
  )
  const mayProceed = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const isBefore = data.length <= position
  useNearBottom(mayProceed, () => void fetchNextPage())
  // Loads all pages up to a restored position.
  useEffect(() => {
    if (mayProceed && isBefore && position > 0) void fetchNextPage()
  }, [mayProceed, isBefore, position, fetchNextPage])

  // A new page is rendered in pieces, so that scrolling is not blocked.
  const seen = useDeferredValue(data)
  const games = only ? seen.filter(({ nodeId }) => only(nodeId)) : seen
  return (
    <>
      {Layout && games.length > 0 ? (
        <Layout games={games} />
      ) : (
        <LongGameGrid
          games={games}
          position={position}
          isWhole={!hasNextPage}
          typed={view.name}
          empty={hasNextPage ? null : <NoGames view={view} />}
        />
      )}
      {hasNextPage && !isFetchNextPageError && <More isLoading={isFetchingNextPage} />}
      {isFetchNextPageError && !isFetchingNextPage && (
        <div className={styles.retry} role="alert">
          <p>{t`Couldn’t load more games.`}</p>
          <Button variant="quiet" onClick={() => void fetchNextPage()}>{t`Try again`}</Button>
        </div>
      )}
      {!hasNextPage && games.length > 0 && <End view={view} />}
    </>
  )
}

function End({ view }: { view: GameView }) {
  const { t } = useLingui()
  return <div className={styles.end}>{startsWithNew(view) ? <SeeAllLink view={view} /> : <p>{t`End of list`}</p>}</div>
}

/**
 * Placeholder of the next games. It is animated only while they load: the animation costs time in each frame of
 * scrolling.
 */
function More({ isLoading }: { isLoading: boolean }) {
  const { t } = useLingui()
  return (
    <div className={classes(styles.more, !isLoading && styles.still)}>
      {isLoading && <Loading label={t`Loading more games…`} />}
      <GameGridSkeleton count={COLUMNS} />
    </div>
  )
}
