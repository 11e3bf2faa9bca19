import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { formatExactMoney } from '../lib/i18n/format-money.ts'
import { isolateText } from '../lib/i18n/isolate-text.ts'

interface RowLoss {
  cost: string
  maximum: string
  currency: string
}

/** Message for a row that costs at least its maximum payout. Amounts are decimal text. */
export const rowCannotWin = ({ cost, maximum, currency }: RowLoss, locale: string): MessageDescriptor =>
  msg`These picks cost ${formatExactMoney({ amount: cost, currency }, locale)} and pay ${formatExactMoney({ amount: maximum, currency }, locale)} at most, so they can only lose. Pick fewer numbers.`

interface DrawLoss {
  drawNumber: string
  staked: string
  maximum: string
  currency: string
}

/** Message for bets on one draw that cost at least the maximum payout per player. Amounts are decimal text. */
export const drawCannotWin = ({ drawNumber, staked, maximum, currency }: DrawLoss, locale: string): MessageDescriptor =>
  msg`Draw ${isolateText(drawNumber)} pays up to ${formatExactMoney({ amount: maximum, currency }, locale)} per player, but your bets on it would cost ${formatExactMoney({ amount: staked, currency }, locale)}. Reduce your stake.`
