import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'

import { transactionCode } from '../../../wallet/public.ts'

/** Refund codes by status of the sub-order, as shown in account records. Source of the codes: domain handbook 8. */
export const REFUND_CODES = {
  6: transactionCode.lotteryStoppedOnHit,
  7: transactionCode.lotteryAbandoned,
  8: transactionCode.lotteryCancelled,
  12: transactionCode.lotteryDrawVoid,
  14: transactionCode.lotterySystemRefund,
  15: transactionCode.lotterySystemRefund,
  16: transactionCode.lotteryTie,
  17: transactionCode.lotterySystemRefund,
} as const satisfies Partial<Record<OrderStatus, number>>

export type RefundStatus = keyof typeof REFUND_CODES
