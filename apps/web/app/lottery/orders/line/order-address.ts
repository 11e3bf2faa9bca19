import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

/** Where one bet stands with all that belongs to it. */
export const orderAddress = ({ orderDetailId }: Pick<SubOrder, 'orderDetailId'>): string =>
  `/m/lotteryOrder?id=${orderDetailId}`
