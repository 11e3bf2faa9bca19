import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { gameSetting, lotteryGames, nearDraws, playMenu } from '../kit/queries.ts'
import { betViewOf, modeOf } from './bet-view.ts'
import type { BetView } from './bet-view.ts'
import styles from './betting.module.css'
import { Betting } from './betting.tsx'
import { BettingHead } from './head/betting-head.tsx'
import { useBetView } from './menu/use-bet-view.ts'
import type { ChangeView } from './menu/use-bet-view.ts'

/** Loads the list of games first, because it has the id with which the play menu is requested. */
export const loader: PageLoader = ({ search, queries }) => settle([loadGame(betViewOf(search), queries)])

async function loadGame(view: BetView, queries: QueryClient): Promise<void> {
  const { games } = await queries.query(lotteryGames)
  const game = games.find(({ gameCode }) => gameCode === view.gameCode)
  if (!game?.isSale) return
  const playKey = { gameId: game.gameId, prizeMode: modeOf(game, view) }
  await settle([
    queries.query(playMenu(playKey)),
    queries.query(gameSetting(playKey)),
    queries.query(nearDraws(game.gameId)),
  ])
}

/** Betting page of one game. */
export default function LotteryBetPage() {
  const [view, change] = useBetView()
  return (
    <>
      <BettingHead view={view} onView={change} />
      <div className={styles.page}>
        <PageSection skeleton={<BettingSkeleton />}>
          <Game view={view} onView={change} />
        </PageSection>
      </div>
    </>
  )
}

function Game({ view, onView }: { view: BetView; onView: ChangeView }) {
  const { gameCode } = view
  const { data } = useSuspenseQuery(lotteryGames)
  const game = data.games.find((candidate) => candidate.gameCode === gameCode)
  if (!game?.isSale) return <NoGame isPaused={game?.isPaused ?? false} />
  return <Betting key={gameCode} game={game} view={view} onView={onView} />
}

function NoGame({ isPaused }: { isPaused: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/draw.svg"
      title={isPaused ? t`Sales paused for this lottery` : t`This lottery isn’t available here`}
      action={<ButtonLink to="/m/moreLottery">{t`All lotteries`}</ButtonLink>}
    >
      {isPaused
        ? t`It’ll reopen for bets. Bets you’ve already placed will be drawn and paid as usual.`
        : t`Choose another lottery. There’s always a draw coming up.`}
    </EmptyState>
  )
}

const PARTS = { draw: 64, tools: 44, picks: 200, more: 200, bar: 120 }

function BettingSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading game…`} />
      {Object.entries(PARTS).map(([part, height]) => (
        <Skeleton key={part} height={height} />
      ))}
    </div>
  )
}
