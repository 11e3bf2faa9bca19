import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { Play, PlayType } from '@ante/lottery/play.ts'

import { useNavigate, useSearch } from '../../../lib/pages/router.tsx'
import { betViewAddress, betViewOf } from '../bet-view.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'

export interface Menu {
  /** The one that is bet on; null where nothing is sold. */
  play: Play | null
  playTypes: readonly PlayType[]
  /** Codes of the groups of its type, in the order of the menu. */
  groups: readonly string[]
  /** Those of its group. */
  plays: readonly Play[]
  show(play: Play): void
  showMode(prizeMode: PrizeModeName): void
}

/** What of the menu is open; the address says it. */
export function useMenu({ game, prizeMode, plays }: BettingGame): Menu {
  const navigate = useNavigate()
  const view = betViewOf(useSearch())
  const play =
    plays.find(({ id }) => id === view.playId) ??
    plays.find(({ playType }) => playType === view.playType) ??
    plays[0] ??
    null
  const ofType = plays.filter(({ playType }) => playType === play?.playType)
  const go = (next: Partial<typeof view>) =>
    navigate(betViewAddress({ ...view, gameCode: game.gameCode, prizeMode, ...next }), { replace: true })
  return {
    play,
    playTypes: [...new Set(plays.map(({ playType }) => playType))],
    groups: [...new Set(ofType.map(({ group }) => group))],
    plays: ofType.filter(({ group }) => group === play?.group),
    show: ({ id, playType }) => go({ playId: id, playType }),
    showMode: (mode) => go({ prizeMode: mode, playId: null }),
  }
}
