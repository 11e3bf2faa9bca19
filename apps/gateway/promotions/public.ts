/** What other parts of the gateway may use of `promotions`. */
export { issueReward, storeReward } from './issue-reward.ts'
export { promotionRoutes } from './routes.ts'
export { unclaimedCounts } from './unclaimed-counts.ts'
