import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

import { Later } from '../../ui/later.tsx'
import { loadShareWin } from '../../win-cards/public.ts'
import { useLotteryWin } from '../orders/use-lottery-win.ts'

/** A button for the picture of a won bet. Loaded on demand: most bets do not win. */
export function ShareOrder({ order, currency }: { order: SubOrder; currency: string }) {
  const { actualBettingAmount: stake, winningAmount: payout } = order
  const win = useLotteryWin(order, { stake, payout, currency })
  return <Later quiet isRequested load={loadShareWin} props={{ win }} />
}
