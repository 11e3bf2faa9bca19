/** What the composition and the operator's tools may use of `lottery`. */
export { storeLotteryGame } from './games/store-game.ts'
export { lotteryTermsOf, putLotteryTerms } from './limits/terms.ts'
export type { LotteryTerms } from './limits/terms.ts'
export { openLottery } from './open-lottery.ts'
export { orderVersions } from './orders/order-news.ts'
