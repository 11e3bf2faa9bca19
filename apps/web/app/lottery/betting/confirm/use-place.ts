import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { PlacedOrder } from '@ante/contract/lottery/orders/betting.ts'
import { useQueryClient } from '@tanstack/react-query'

import { useMoneyCall } from '../../../lib/calls/use-money-call.ts'
import type { RunningIssue } from '../issue/use-issue.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'
import { orderOf } from './order-of.ts'
import type { Wish } from './order-of.ts'

/** What a bet changes for its player. */
const CHANGED = [['wallet'], ['member', 'wallets'], ['member', 'lottery']]

interface Placing {
  betting: BettingGame
  issue: RunningIssue
  wish: Wish
  onPlaced(order: PlacedOrder): void
}

/** Places the order, once however often it is tapped. */
export function usePlace({ betting, issue, wish, onPlaced }: Placing) {
  const queries = useQueryClient()
  const place = useMoneyCall(placeOrder)
  const bet = (numero: string) => {
    if (place.isPending) return
    place.mutate(orderOf(betting, wish, numero), {
      onSuccess: onPlaced,
      onError: issue.refresh,
      onSettled: () => {
        for (const queryKey of CHANGED) void queries.invalidateQueries({ queryKey })
      },
    })
  }
  return { bet, isPending: place.isPending, error: place.error }
}
