import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { clockText } from '../../lib/words/day-text.ts'
import { Exact } from '../kit/money/exact.tsx'
import styles from './order-line.module.css'
import { StateMark } from './state-mark.tsx'
import { stateOf } from './status-words.ts'

interface OrderLineProps {
  order: SubOrder
  currency: string
  zone: string
}

/** One bet: on what, what was staked and what came of it. A tap tells all of it. */
export const OrderLine = memo(({ order, currency, zone }: OrderLineProps) => {
  const { i18n } = useLingui()
  const { gameName, numero, placedAt, orderStatus, winningAmount, planBettingAmount } = order
  const state = stateOf(orderStatus)
  return (
    <Link to={orderAddress(order)} className={styles.line}>
      <span className={styles.what}>
        <bdi className={styles.game}>{gameName}</bdi>
        <span className={styles.soft}>
          <bdi dir="ltr">{numero}</bdi> · {clockText(placedAt, { locale: i18n.locale, zone })}
        </span>
        <Picked order={order} />
      </span>
      <span className={styles.result}>
        {state === 'won' ? (
          <span className={styles.won}>
            <Exact amount={winningAmount} currency={currency} />
          </span>
        ) : null}
        <span className={state === 'won' ? styles.soft : styles.stake}>
          <Trans>
            Stake <Exact amount={planBettingAmount} currency={currency} />
          </Trans>
        </span>
        <StateMark state={state} />
      </span>
    </Link>
  )
})
OrderLine.displayName = 'OrderLine'

export const orderAddress = ({ orderDetailId }: Pick<SubOrder, 'orderDetailId'>): string =>
  `/m/lotteryOrder?id=${orderDetailId}`

/** The play, what was chosen, and which issue of its chase it is. */
function Picked({ order: { playCode, content, contentIsCut, chasing, chasingPhase, chasingPhases } }: PickedProps) {
  const { t } = useLingui()
  return (
    <span className={styles.picked}>
      {chasing && <span className={styles.chase}>{t`Chase ${chasingPhase}/${chasingPhases}`}</span>}
      {playCode} · <bdi>{contentIsCut ? `${content}…` : content}</bdi>
    </span>
  )
}

interface PickedProps {
  order: SubOrder
}
