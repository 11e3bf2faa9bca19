import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

import { stateOf } from '../orders/status-words.ts'

interface Outcome {
  label: 'stake' | 'won' | 'back'
  amount: string
}

type Bet = Pick<SubOrder, 'orderStatus' | 'planBettingAmount' | 'winningAmount' | 'refundAmount'>

/** The one amount of a bet that matters: what it won, what of it came back, and before that or without, what was staked. */
export function outcomeOf({ orderStatus, planBettingAmount, winningAmount, refundAmount }: Bet): Outcome {
  switch (stateOf(orderStatus)) {
    case 'won':
      return { label: 'won', amount: winningAmount }
    case 'cancelled':
    case 'returned':
      return { label: 'back', amount: refundAmount }
    default:
      return { label: 'stake', amount: planBettingAmount }
  }
}
