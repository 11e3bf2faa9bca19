import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { GameOfAddress } from '../kit/game-of-address.tsx'
import { lotteryGames } from '../kit/queries.ts'
import { LobbySkeleton } from '../lobby/lobby-skeleton.tsx'
import { Trends } from './trends.tsx'

export const loader: PageLoader = ({ queries }) => settle([queries.query(lotteryGames)])

/** How a game's numbers fell of late: charts to look at before a bet. */
export default function LotteryTrendPage() {
  const { t } = useLingui()
  const gameCode = useSearch().get('game') ?? ''
  return (
    <PageSection skeleton={<LobbySkeleton />}>
      <GameOfAddress gameCode={gameCode}>
        {(game) => (
          <RecordsBoundary
            key={gameCode}
            offline={t`The draws come back with the connection.`}
            failed={t`Nothing is lost: every draw is kept. Try again in a moment.`}
            skeleton={<LobbySkeleton />}
          >
            <Trends game={game} />
          </RecordsBoundary>
        )}
      </GameOfAddress>
    </PageSection>
  )
}
