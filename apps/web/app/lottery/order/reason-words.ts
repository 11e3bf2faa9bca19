import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Reasons of an outcome that the draw does not explain. */
export const reasonWords: Partial<Record<OrderStatus, MessageDescriptor>> = {
  6: msg`An earlier issue of this chase has won, so the rest was stopped. The stake is back in your lottery wallet.`,
  7: msg`The same number had come up in the issue before, so this one was left out. The stake is back in your lottery wallet.`,
  8: msg`You cancelled this bet. The stake is back in your lottery wallet.`,
  12: msg`This issue had no result. The stake is back in your lottery wallet.`,
  14: msg`We gave the stake back to your lottery wallet.`,
  15: msg`We gave the stake back to your lottery wallet.`,
  16: msg`A tie: the stake is back in your lottery wallet.`,
  17: msg`We cancelled this bet. The stake is back in your lottery wallet.`,
  20: msg`This bet was not taken.`,
  99: msg`This bet was not taken.`,
}
