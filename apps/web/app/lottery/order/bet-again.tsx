import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { betAddress } from '../kit/addresses.ts'
import type { OrderInfo } from '../orders/queries.ts'
import styles from './order.module.css'

/** The same once more: it lies in the cart, where all of it can still be changed. */
export function BetAgain({ info: { order, slip } }: { info: OrderInfo }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const place = { gameCode: order.gameCode, prizeMode: prizeModeNames[order.prizeModeId] }
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    try {
      const { putAgain } = await import('./put-again.ts')
      putAgain(place, slip)
      navigate(betAddress(place))
    } catch {
      showToast(t`This could not be opened. Check your connection and try again.`, { tone: 'bad' })
      setBusy(false)
    }
  }
  return (
    <div className={styles.pair}>
      <ButtonLink look="quiet" to="/m/lotteryOrders">{t`All my bets`}</ButtonLink>
      <Button busy={isBusy} onClick={() => void again()}>{t`Bet again`}</Button>
    </div>
  )
}
