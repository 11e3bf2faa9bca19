import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { useLingui } from '@lingui/react/macro'
import { GameOfAddress } from '../kit/game-of-address.tsx'
import { lotteryGames } from '../kit/queries.ts'
import { LobbySkeleton } from '../lobby/lobby-skeleton.tsx'
import { PastDraws } from './past-draws.tsx'

/** Draws are asked by the browser alone: a page that the server keeps would tell of old ones. */
export const loader: PageLoader = ({ queries }) => settle([queries.query(lotteryGames)])

/** The last hundred draws of one game. */
export default function LotteryDrawsPage() {
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
            <PastDraws game={game} />
          </RecordsBoundary>
        )}
      </GameOfAddress>
    </PageSection>
  )
}
