import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

import { stateOf } from '../orders/status-texts.ts'

interface Outcome {
  label: 'stake' | 'won' | 'back'
  amount: string
}

type Bet = Pick<SubOrder, 'orderStatus' | 'planBettingAmount' | 'winningAmount' | 'refundAmount'>

/** Returns the main amount of a bet: its winnings or its refund; before settlement or without either, its stake. */
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
