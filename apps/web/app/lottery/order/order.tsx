import { useSuspenseQuery } from '@tanstack/react-query'

import { useMerchant } from '../../merchant/public.ts'
import { Later } from '../../ui/later.tsx'
import { useAtMoment } from '../kit/clock/use-seconds-left.ts'
import { orderInfo } from '../orders/one-order.ts'
import type { OrderInfo } from '../orders/one-order.ts'
import { stateOf } from '../orders/status-texts.ts'
import { BetAgain } from './bet/bet-again.tsx'
import { BetCard } from './bet/bet-card.tsx'
import { ChasePlan } from './chase-plan.tsx'
import { Facts } from './facts.tsx'
import { OrderHead } from './order-head.tsx'
import styles from './order.module.css'

const loadCancel = async () => (await import('./cancel/cancel.tsx')).Cancel
const loadShare = async () => (await import('./share-order.tsx')).ShareOrder
const loadSiblings = async () => (await import('./siblings.tsx')).Siblings

/** Polling interval in milliseconds, for changes that the live stream reports while a request is pending. */
const REFRESH_MS = 5_000
/** Delay in milliseconds after a scheduled time until its effects are visible. */
const SETTLED_MS = 500

/** A bet with all its details, updated live. */
export function Order({ id }: { id: string }) {
  const { zone } = useMerchant()
  const { data: info, refetch } = useSuspenseQuery({
    ...orderInfo(id),
    refetchInterval: ({ state }) => (isAwaited(state.data) ? REFRESH_MS : false),
  })
  const { order, currency, phases, siblings } = info
  const next = order.mayCancel ? order.lockAt : order.drawAt
  useAtMoment(order.completed ? null : Date.parse(next), SETTLED_MS, () => void refetch())
  const hasWon = stateOf(order.orderStatus) === 'won'
  const mayCancel = [order, ...phases].some((bet) => bet.mayCancel)
  return (
    <div className={styles.page}>
      <OrderHead order={order} currency={currency} />
      <BetCard info={info} />
      {phases.length > 0 && <ChasePlan order={order} phases={phases} currency={currency} />}
      <Later quiet isRequested={mayCancel} load={loadCancel} props={{ order, phases, currency }} />
      <Facts order={order} currency={currency} zone={zone} />
      <Later quiet isRequested={siblings.length > 0} load={loadSiblings} props={{ orders: siblings, currency }} />
      <BetAgain info={info} />
      <Later quiet isRequested={hasWon} load={loadShare} props={{ order, currency }} />
    </div>
  )
}

/** Whether the draw is due but not available yet. */
const isAwaited = (info: OrderInfo | undefined): boolean =>
  info !== undefined &&
  stateOf(info.order.orderStatus) === 'open' &&
  Date.parse(info.order.drawAt) <= Date.parse(info.serverTime)
