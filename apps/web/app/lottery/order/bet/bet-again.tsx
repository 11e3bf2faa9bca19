import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useNavigate } from '../../../lib/pages/router.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Later } from '../../../ui/later.tsx'
import { betAddress } from '../../kit/addresses.ts'
import type { OrderInfo } from '../../orders/one-order.ts'
import styles from '../order.module.css'

const loadAddToCart = async () => (await import('./add-slip-to-cart.tsx')).AddSlipToCart

/** Button that adds a copy of the bet to the cart. */
export function BetAgain({ info: { order, slip } }: { info: OrderInfo }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isRequested, setWanted] = useState(false)
  const cartKey = { gameCode: order.gameCode, prizeMode: prizeModeNames[order.prizeModeId] }
  return (
    <div className={styles.pair}>
      <ButtonLink variant="quiet" to="/m/lotteryOrders">{t`All my bets`}</ButtonLink>
      <Button busy={isRequested} onClick={() => setWanted(true)}>{t`Bet again`}</Button>
      <Later
        isRequested={isRequested}
        load={loadAddToCart}
        props={{ cartKey, slip, onDone: () => navigate(betAddress(cartKey)) }}
        onFailure={() => setWanted(false)}
      />
    </div>
  )
}
