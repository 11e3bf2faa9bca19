import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'

import { EmptyState } from '../../ui/states.tsx'
import { modeOf } from './bet-view.ts'
import { BettingTable } from './betting-table.tsx'
import { MenuRows } from './menu/menu-rows.tsx'
import { useBetView } from './menu/use-bet-view.ts'
import { useMenu } from './menu/use-menu.ts'
import { useBettingGame } from './slip/use-game-plays.ts'

/** Loads a game's plays and shows its betting table. */
export function Betting({ game }: { game: LotteryGame }) {
  const [view, change] = useBetView()
  const prizeMode = modeOf(game, view)
  const betting = useBettingGame(game, prizeMode)
  const menu = useMenu(betting, view, change)
  if (!menu.play) return <NothingSold />
  return (
    <BettingTable
      key={prizeMode}
      betting={betting}
      play={menu.play}
      onPlay={menu.show}
      menu={<MenuRows betting={betting} menu={menu} />}
    />
  )
}

function NothingSold() {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/draw.svg" title={t`No bets available in this game right now`}>
      {t`Try again later.`}
    </EmptyState>
  )
}
