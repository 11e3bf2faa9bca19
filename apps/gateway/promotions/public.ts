/** What other parts of the gateway may use of `promotions`. */
export { issueReward, REWARDS_TOPIC, storeReward } from './issue-reward.ts'
export { openPromotions } from './open-promotions.ts'
export { promotionsDue } from './promotions.ts'
export { putRebateRate, putRebateTerms, rebateRatesOn, rebateTermsOf } from './rebates/rates.ts'
export { unclaimedCounts } from './unclaimed-counts.ts'
