import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { Play, PlayType } from '@ante/lottery/play.ts'

import type { BetView } from '../bet-view.ts'
import type { ChangeView } from './use-bet-view.ts'

export interface Menu {
  /** The selected play; null where nothing is sold. */
  play: Play | null
  playTypes: readonly PlayType[]
  /** Codes of the groups of the selected type, in menu order. */
  groups: readonly string[]
  /** Plays of the selected group. */
  plays: readonly Play[]
  /** All plays on sale. */
  onSale: readonly Play[]
  show(play: Play): void
  showMode(prizeMode: PrizeModeName): void
}

/** Returns the state of the play menu. */
export function menuOf(plays: readonly Play[], view: BetView, change: ChangeView): Menu {
  const play =
    plays.find(({ id }) => id === view.playId) ??
    plays.find(({ playType }) => playType === view.playType) ??
    plays[0] ??
    null
  const ofType = plays.filter(({ playType }) => playType === play?.playType)
  return {
    play,
    playTypes: [...new Set(plays.map(({ playType }) => playType))],
    groups: [...new Set(ofType.map(({ group }) => group))],
    onSale: plays,
    plays: ofType.filter(({ group }) => group === play?.group),
    show: ({ id, playType }) => change({ playId: id, playType }),
    showMode: (mode) => change({ prizeMode: mode, playId: null }),
  }
}
