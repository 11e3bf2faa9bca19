import type { Play } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react/macro'

import { showToast } from '../../../ui/toast-store.ts'
import { randomRow } from '../slip/random-row.ts'
import type { StakeTermsOf } from '../pay/use-terms.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'
import { addToCart, changeRow, dropRow, emptyCart, useCart } from './cart-store.ts'
import type { NewRow } from './cart-row.ts'

/** Returns the cart of a game and its actions. */
export function useCartActs({ game, prizeMode, setting }: BettingGame) {
  const { t } = useLingui()
  const cartKey = { gameCode: game.gameCode, prizeMode }
  const rows = useCart(cartKey)
  const hasRoom = (addedCount: number) => {
    if (rows.length + addedCount <= setting.limits.slipsAnOrder) return true
    showToast(t`Your cart is full. Place these bets first.`, { tone: 'bad' })
    return false
  }
  return {
    rows,
    /** Adds all rows, or returns false if the cart would have too many. */
    add: (added: readonly NewRow[]) => {
      const allFit = hasRoom(added.length)
      if (allFit) addToCart(cartKey, added)
      return allFit
    },
    change: (key: string, row: NewRow) => changeRow(cartKey, key, row),
    drop: (key: string) => dropRow(cartKey, key),
    empty: () => emptyCart(cartKey),
    addRandom: (play: Play, count: number, by: { terms: StakeTermsOf; amount: string | null }) => {
      const randomRows = Array.from({ length: count }, () => randomRow(play, prizeMode, by.terms, by.amount))
      const newRows = randomRows.flatMap((row) => row ?? [])
      if (hasRoom(newRows.length)) addToCart(cartKey, newRows)
    },
  }
}
