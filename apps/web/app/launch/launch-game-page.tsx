import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'

import { useLocation, useSearch } from '../lib/pages/router.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { GameFrame } from './game-frame.tsx'
import styles from './launch-game-page.module.css'
import { launchWishOf } from './launch-wish.ts'
import { NotLaunched } from './not-launched.tsx'
import { PlayBar } from './play-bar.tsx'
import { launched } from './queries.ts'
import type { LaunchWish } from './queries.ts'
import { useLeaveGame } from './use-leave-game.ts'

/** The play screen: a bar, and the vendor's game in all the room that is left. */
export default function LaunchGamePage() {
  const search = useSearch()
  const wish = launchWishOf(search)
  return (
    <div className={styles.screen}>
      {wish ? (
        <Suspense fallback={<Skeleton height="100%" />}>
          <Play wish={wish} />
        </Suspense>
      ) : (
        <NotLaunched code="game.not.found" />
      )}
    </div>
  )
}

function Play({ wish }: { wish: LaunchWish }) {
  const { key } = useLocation()
  const leave = useLeaveGame()
  const { data: launch } = useSuspenseQuery(launched(wish, key))
  const [roundOpen, setRoundOpen] = useState(false)
  if (launch.kind === 'refused') return <NotLaunched code={launch.code} />
  const { game } = launch
  return (
    <>
      <PlayBar gameName={game.gameName} playMoney={game.playMode === 'fun'} roundOpen={roundOpen} onLeave={leave} />
      <GameFrame game={game} roundOpen={roundOpen} onRound={setRoundOpen} onLeave={leave} />
    </>
  )
}
