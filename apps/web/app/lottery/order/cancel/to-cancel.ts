import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

import { unitsOf, unitsText } from '../../betting/pay/units.ts'

type Bet = Pick<SubOrder, 'orderDetailId' | 'mayCancel' | 'cancelFeeNow' | 'planBettingAmount' | 'chasingPhase'>

/**
 * Returns the cancellable bets, the last draw first: a chase is cancelled from its end. Source: domain handbook 3.6,
 * rule 3.
 */
export const openFromTheEnd = <One extends Bet>(bets: readonly One[]): One[] =>
  bets.filter(({ mayCancel }) => mayCancel).sort((a, b) => b.chasingPhase - a.chasingPhase)

/** Returns the refund and the fee of a cancellation. */
export function cancelSums(bets: readonly Bet[]): { refund: string; fee: string } {
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + unitsOf(amount), unitsOf('0'))
  const fee = sum(bets.map(({ cancelFeeNow }) => cancelFeeNow))
  const staked = sum(bets.map(({ planBettingAmount }) => planBettingAmount))
  return { refund: unitsText(staked - fee), fee: unitsText(fee) }
}
