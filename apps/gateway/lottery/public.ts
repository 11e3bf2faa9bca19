/** What the composition and the operator's tools may use of `lottery`. */
export { lotteryTermsOf, putLotteryTerms } from './limits/terms.ts'
export type { LotteryTerms } from './limits/terms.ts'
export { openOrders } from './orders/open-orders.ts'
export { orderVersions } from './orders/order-news.ts'
