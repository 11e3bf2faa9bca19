import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { LobbySkeleton } from '../lobby/lobby-skeleton.tsx'
import { GameOfAddress } from './game-of-address.tsx'
import { lotteryGames } from './queries.ts'

/**
 * Loads the games. Draws are requested only by the browser, because a page cached on the server would show old ones.
 */
export const loadGames: PageLoader = ({ queries }) => settle([queries.query(lotteryGames)])

/** Shows the draws of the game in the address, with an error message while they cannot be loaded. */
export function RecordsOfGame({ children }: { children: (game: LotteryGame) => ReactNode }) {
  const { t } = useLingui()
  const gameCode = useSearch().get('game') ?? ''
  return (
    <PageSection skeleton={<LobbySkeleton />}>
      <GameOfAddress gameCode={gameCode}>
        {(game) => (
          <RecordsBoundary
            key={gameCode}
            isShared
            offline={t`Draws will load when you’re back online.`}
            failed={t`The draws are safe. Try again in a moment.`}
            skeleton={<LobbySkeleton />}
          >
            {children(game)}
          </RecordsBoundary>
        )}
      </GameOfAddress>
    </PageSection>
  )
}
