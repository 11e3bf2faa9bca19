import type { Play } from '@ante/lottery/play.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { stakesOf } from '@ante/lottery/stakes.ts'

import { randomSelection } from '../board/random-picks.ts'
import type { CartRow } from '../cart/cart-row.ts'
import type { StakeTermsOf } from '../pay/use-terms.ts'
import { hasAmounts } from './slip.ts'

/** Returns a random row with the current terms; null if no valid row is found. */
export function randomRow(
  play: Play,
  prizeMode: PrizeMode,
  terms: StakeTermsOf,
  amount: string | null,
): Omit<CartRow, 'key'> | null {
  const { family, id } = play
  const selection = randomSelection(
    play.board,
    (candidate) => stakesOf({ family, prizeMode, play: id, selection: candidate }).ok,
  )
  if (!selection || (hasAmounts(play) && amount === null)) return null
  const betType = selection.kind === 'typed' ? 2 : 1
  return { playId: id, betType, selection, ...terms, amount: hasAmounts(play) ? amount : null }
}
