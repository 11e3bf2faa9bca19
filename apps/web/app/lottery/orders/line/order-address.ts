import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'

/** Returns the address of one bet's page. */
export const orderAddress = ({ orderDetailId }: Pick<SubOrder, 'orderDetailId'>): string =>
  `/m/lotteryOrder?id=${orderDetailId}`
