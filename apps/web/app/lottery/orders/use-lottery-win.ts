import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { useQuery } from '@tanstack/react-query'

import type { Win } from '../../win-cards/public.ts'
import { lotteryGames } from '../kit/queries.ts'

type WonOrder = Pick<
  SubOrder,
  'gameCode' | 'gameName' | 'actualBettingAmount' | 'winningAmount' | 'settledAt' | 'drawAt'
>

/** Returns the win of a bet, or of several with the given totals, for its picture. */
export function useLotteryWin(order: WonOrder, totals: { stake: string; payout: string; currency: string }): Win {
  const { data } = useQuery(lotteryGames)
  const icon = data?.games.find(({ gameCode }) => gameCode === order.gameCode)?.icon
  return {
    kind: 'win',
    gameName: order.gameName,
    picture: icon === undefined ? null : `/pictures/lottery/${icon}.webp`,
    ...totals,
    wonAt: order.settledAt ?? order.drawAt,
  }
}
