import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'
import { useLingui } from '@lingui/react/macro'

import { useNavigate } from '../../lib/pages/router.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { addToCart } from '../betting/cart/cart-store.ts'
import { betAddress } from '../kit/addresses.ts'
import type { OrderInfo } from '../orders/queries.ts'
import styles from './order.module.css'

/** The same once more: it lies in the cart, where all of it can still be changed. */
export function BetAgain({ info: { order, slip } }: { info: OrderInfo }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const place = { gameCode: order.gameCode, prizeMode: prizeModeNames[order.prizeModeId] }
  const read = slipFromText(slip)
  const again = () => {
    if (!read) return
    const { playId, betType, selection, unit, multiple, series, amount = null } = read
    addToCart(place, [{ playId, betType, selection, unit, multiple, series, amount }])
    navigate(betAddress(place))
  }
  return (
    <div className={styles.pair}>
      <ButtonLink look="quiet" to="/m/lotteryOrders">{t`All my bets`}</ButtonLink>
      {read && <Button onClick={again}>{t`Bet again`}</Button>}
    </div>
  )
}
