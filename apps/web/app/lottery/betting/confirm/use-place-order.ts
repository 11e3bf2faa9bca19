import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { PlacedOrder } from '@ante/contract/lottery/orders/betting.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { refusedCode } from '../../../lib/calls/refused-code.ts'
import { useKeyedCall } from '../../../lib/calls/use-keyed-call.ts'
import { formatExactMoney } from '../../../lib/i18n/format-money.ts'
import { isolateText } from '../../../lib/i18n/isolate-text.ts'
import type { RunningDraw } from '../draw/use-running-draw.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'
import { orderOf } from './order-of.ts'
import type { PendingOrder } from './order-of.ts'

/** Query keys that a bet invalidates. */
const CHANGED = [['wallet'], ['member', 'wallets'], ['member', 'lottery']]

const CLOSED_CODES = ['BETTING_TIME_OUT', 'SYSTEM_NOT_ALLOW_BETTING']

interface Placing {
  betting: BettingGame
  draw: RunningDraw
  pendingOrder: PendingOrder
  onPlaced(order: PlacedOrder): void
}

/** Places the order, once regardless of repeated taps. */
export function usePlaceOrder({ betting, draw, pendingOrder, onPlaced }: Placing) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const placement = useKeyedCall(placeOrder, ({ betCartAmountSum }) => {
    const { currency } = betting.setting
    const stake = formatExactMoney({ amount: betCartAmountSum, currency }, i18n.locale)
    return t`Bet of ${stake} on ${isolateText(betting.game.name)}`
  })
  const bet = (drawNumber: string) => {
    if (placement.isPending) return
    placement.mutate(orderOf(betting, pendingOrder, drawNumber), {
      onSuccess: onPlaced,
      onError: draw.refresh,
      onSettled: () => {
        for (const queryKey of CHANGED) void queries.invalidateQueries({ queryKey })
      },
    })
  }
  const { isPending, error } = placement
  /** A draw of the order is closed for bets. */
  const isDrawClosed = CLOSED_CODES.includes(refusedCode(error) ?? '')
  return { bet, isPending, error, isDrawClosed }
}
