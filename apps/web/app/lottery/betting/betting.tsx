import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'

import { EmptyState } from '../../ui/states.tsx'
import { modeOf } from './bet-view.ts'
import type { BetView } from './bet-view.ts'
import { BettingTable } from './betting-table.tsx'
import { menuOf } from './menu/menu-of.ts'
import type { ChangeView } from './menu/use-bet-view.ts'
import { useBettingGame } from './slip/use-game-plays.ts'

interface BettingProps {
  game: LotteryGame
  view: BetView
  onView: ChangeView
}

/** Loads a game's plays and shows its betting table. */
export function Betting({ game, view, onView }: BettingProps) {
  const prizeMode = modeOf(game, view)
  const betting = useBettingGame(game, prizeMode)
  const { play, show } = menuOf(betting.plays, view, onView)
  if (!play) return <NothingSold />
  return <BettingTable key={prizeMode} betting={betting} play={play} onPlay={show} />
}

function NothingSold() {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/draw.svg" title={t`No bets available in this game right now`}>
      {t`Try again later.`}
    </EmptyState>
  )
}
