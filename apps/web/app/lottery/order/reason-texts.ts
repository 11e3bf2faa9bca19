import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Reasons of an outcome that the draw does not explain. */
export const reasonTexts: Partial<Record<OrderStatus, MessageDescriptor>> = {
  6: msg`An earlier draw of this chase won, so the remaining draws were cancelled. Your stake is back in your lottery wallet.`,
  7: msg`The same number came up in the previous draw, so this one was skipped. Your stake is back in your lottery wallet.`,
  8: msg`You cancelled this bet. Your stake is back in your lottery wallet.`,
  12: msg`This draw had no result. Your stake is back in your lottery wallet.`,
  14: msg`We returned your stake to your lottery wallet.`,
  15: msg`We returned your stake to your lottery wallet.`,
  16: msg`Tie. Your stake is back in your lottery wallet.`,
  17: msg`We cancelled this bet. Your stake is back in your lottery wallet.`,
  20: msg`This bet wasn’t accepted.`,
  99: msg`This bet wasn’t accepted.`,
}
