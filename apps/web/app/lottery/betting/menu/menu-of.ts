import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { Play } from '@ante/lottery/play.ts'

import type { BetView } from '../bet-view.ts'
import type { ChangeView } from './use-bet-view.ts'

export interface Menu {
  /** The selected play; null if no play is on sale. */
  play: Play | null
  /** All plays on sale, in menu order. */
  plays: readonly Play[]
  show(play: Play): void
  showMode(prizeMode: PrizeModeName): void
}

/** Returns the plays of a game on sale, and the selected one: the play of the view, or the first. */
export const menuOf = (plays: readonly Play[], view: BetView, change: ChangeView): Menu => ({
  play:
    plays.find(({ id }) => id === view.playId) ??
    plays.find(({ playType }) => playType === view.playType) ??
    plays[0] ??
    null,
  plays,
  show: ({ id, playType }) => change({ playId: id, playType }),
  showMode: (mode) => change({ prizeMode: mode, playId: null }),
})
