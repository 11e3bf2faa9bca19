import { Later } from '../../ui/later.tsx'
import { loadShareSheet } from '../../win-cards/public.ts'
import { unitsOf, unitsText } from '../betting/pay/units.ts'
import { useLotteryWin } from '../orders/use-lottery-win.ts'
import { wonIn } from './win-card.tsx'
import type { Wins } from './win-store.ts'

interface SharedWinsProps {
  wins: Wins
  open: boolean
  onClose(): void
}

/** Picture of the celebrated wins. Several wins are shown as one, with the name of the latest one's lottery. */
export function SharedWins({ wins: { orders, currency }, open, onClose }: SharedWinsProps) {
  const [latest] = orders
  return latest ? <SharedSum latest={latest} {...{ orders, currency, open, onClose }} /> : null
}

function SharedSum({
  latest,
  orders,
  currency,
  ...sheet
}: Omit<SharedWinsProps, 'wins'> & Pick<Wins, 'orders' | 'currency'> & { latest: Wins['orders'][number] }) {
  const stake = unitsText(
    orders.reduce((sum, { actualBettingAmount }) => sum + unitsOf(actualBettingAmount), unitsOf('0')),
  )
  const shared = useLotteryWin(latest, { stake, payout: wonIn(orders), currency })
  return <Later isRequested load={loadShareSheet} props={{ shared, ...sheet }} onFailure={sheet.onClose} />
}
