import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Money } from '../../../ui/money.tsx'
import { Id } from '../../../ui/id.tsx'
import { Clock } from '../../../ui/times.tsx'
import { Link } from '../../../lib/pages/router.tsx'
import { Later } from '../../../ui/later.tsx'
import { orderAddress } from './order-address.ts'
import { OrderIcon } from './order-icon.tsx'
import styles from './order-line.module.css'
import { StateMark } from './state-mark.tsx'
import { stateOf } from '../status-texts.ts'

const loadTexts = async () => (await import('./picked-texts.tsx')).PickedTexts

const ICON_PX = 40

interface OrderLineProps {
  order: SubOrder
  currency: string
  zone: string
}

/** One bet in a list: its content, stake and outcome. A tap opens its page. */
export const OrderLine = memo(({ order, currency, zone }: OrderLineProps) => {
  const { gameName, drawNumber, placedAt, orderStatus, winningAmount, planBettingAmount } = order
  const state = stateOf(orderStatus)
  return (
    <Link to={orderAddress(order)} className={styles.line}>
      <span className={styles.top}>
        <OrderIcon gameCode={order.gameCode} size={ICON_PX} />
        <span className={styles.subject}>
          <bdi className={styles.game}>{gameName}</bdi>
          <span className={styles.soft}>
            <Id>{drawNumber}</Id> · <Clock at={placedAt} zone={zone} />
          </span>
        </span>
        <span className={styles.result}>
          {state === 'won' && (
            <span className={styles.won}>
              <Money exact amount={winningAmount} currency={currency} />
            </span>
          )}
          <span className={state === 'won' ? styles.soft : undefined}>
            <Trans>
              Stake <Money exact amount={planBettingAmount} currency={currency} />
            </Trans>
          </span>
          <StateMark state={state} />
        </span>
      </span>
      <Picked order={order} />
    </Link>
  )
})
OrderLine.displayName = 'OrderLine'

/** The play, the picks, and the phase of the chase. The labels of plays are loaded after the page. */
function Picked({ order }: { order: SubOrder }) {
  const { t } = useLingui()
  const { chasing, chasingPhase, chasingPhases } = order
  return (
    <span className={styles.picked}>
      {chasing && <span className={styles.chase}>{t`Chase ${chasingPhase}/${chasingPhases}`}</span>}
      <Later quiet isRequested load={loadTexts} props={{ order }} skeleton={'\u00a0'} />
    </span>
  )
}
