/** What other parts of the gateway may use of `promotions`. */
export { issueReward, storeReward } from './issue-reward.ts'
export { putRebateRate, putRebateTerms, rebateRatesOn, rebateTermsOf } from './rebates/rates.ts'
export { Rebates } from './rebates/rebates.ts'
export { promotionRoutes } from './routes.ts'
export { unclaimedCounts } from './unclaimed-counts.ts'
