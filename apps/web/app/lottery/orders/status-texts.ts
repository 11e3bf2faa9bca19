import { CANCELLED_STATUSES, orderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** States of bets that pages distinguish. */
export const ORDER_STATES = ['open', 'won', 'lost', 'cancelled', 'returned'] as const
export type OrderState = (typeof ORDER_STATES)[number]

const { confirmed, open, won, lost, systemRefund, superRefund, tie, rejected, invalid } = orderStatus

/** Wire statuses of each state. */
export const statusesOf: Record<OrderState, readonly OrderStatus[]> = {
  open: [confirmed, open],
  won: [won],
  lost: [lost],
  cancelled: [...CANCELLED_STATUSES, rejected, invalid],
  returned: [systemRefund, superRefund, tie],
}

export function stateOf(status: OrderStatus): OrderState {
  return ORDER_STATES.find((state) => statusesOf[state].includes(status)) ?? 'cancelled'
}

export const stateTexts: Record<OrderState, MessageDescriptor> = {
  open: msg`Awaiting draw`,
  won: msg`Won`,
  lost: msg`Lost`,
  cancelled: msg`Cancelled`,
  returned: msg`Stake returned`,
}
