import type { MessageDescriptor } from '@lingui/core'

import { drawCannotWin, rowCannotWin } from '../../cannot-win-texts.ts'
import { unitsOf, unitsText } from '../pay/units.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'
import { rowThatLoses } from '../slip/winnable.ts'
import type { PendingOrder } from './order-of.ts'

interface LossLimitState {
  setting: Pick<BettingGame['setting'], 'currency'> & { limits: { maximumPrize: string } }
  /** The draw that is open for bets; null between two draws. */
  drawNumber: string | null
  locale: string
}

/** Returns a message if the order can only lose, else null. Only the gateway also regards earlier bets on the draw. */
export function lossTexts(
  { bill, chase }: PendingOrder,
  { setting, drawNumber, locale }: LossLimitState,
): MessageDescriptor | null {
  const { currency } = setting
  const limit = unitsOf(setting.limits.maximumPrize)
  const rows = bill.rows.map(({ counted }) => counted)
  const draws = chase?.draws ?? [{ drawNumber: drawNumber ?? '', multiple: 1 }]
  for (const draw of draws) {
    const multiple = BigInt(draw.multiple)
    const loss = rowThatLoses(rows, { limit, multiple })
    if (loss) return rowCannotWin({ cost: unitsText(loss.cost), maximum: unitsText(loss.maximum), currency }, locale)
    const staked = bill.cost * multiple
    const amounts = { staked: unitsText(staked), maximum: unitsText(limit), currency }
    if (staked > 0n && staked >= limit) return drawCannotWin({ drawNumber: draw.drawNumber, ...amounts }, locale)
  }
  return null
}
