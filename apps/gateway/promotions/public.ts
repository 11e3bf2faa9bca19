/** Public interface of `promotions` for other parts of the gateway. */
export { parsePromotionRow } from './core/supported-promotion.ts'
export { applicationsOf, approveApplication, picturesOf, rejectApplication } from './core/applications/review.ts'
export type { Application } from './core/applications/review.ts'
export {
  applicationApproval,
  APPLICATION_APPROVAL,
  objectOfApplication,
} from './core/applications/application-approval.ts'
export { codeCreation, CODE_CREATION } from './core/codes/code-creation.ts'
export { entryStates } from './core/entries/entry-states.ts'
export { evaluate as evaluatePromotion } from './core/evaluate.ts'
export { Exhausted } from './core/grant-reward.ts'
export { closePromotion, openPromotion, storedPromotions, putCode, putPromotion } from './core/stored-promotions.ts'
export type { StoredPromotion, PromotionOptions } from './core/stored-promotions.ts'
export { settableTypes, findTypeDefinition } from './core/registry.ts'
export { clubRewards } from './club-rewards.ts'
export { previewHub } from './hub/show-hub.ts'
export { issueReward, REWARDS_TOPIC, storeReward } from './issue-reward.ts'
export { dayBegins, rebateDaysOf } from './merchant-day.ts'
export { openPromotions } from './open-promotions.ts'
export { promotionsDue } from './promotions-due.ts'
export {
  operatorRatesOn,
  highestBelow,
  ladderRatesAt,
  ladderRatesOn,
  putLadderRates,
  putRebateTop,
} from './rebates/ladder.ts'
export type { OperatorRates, LadderRates } from './rebates/ladder.ts'
export { putRebateRate, putRebateTerms, rebateRatesOn, rebateTermsOf } from './rebates/rates.ts'
export { rateCeilingsOn } from './rebates/rate-ceilings.ts'
export { MIN_REBATE_MULTIPLE, rateText, categoryPaid } from './rebates/rules.ts'
export { rewardsFrom, statusOf as rewardStatusOf } from './rewards/rewards.ts'
export { localizedFor as localizedTitle } from './localized-for.ts'
export { unclaimedCounts } from './unclaimed-counts.ts'
export { amountsInRules } from './core/amounts-in-rules.ts'
export { audienceOf, audienceText } from './core/audience-text.ts'
export { editedPromotions } from './editing/edited-promotions.ts'
export type { EditedPromotionRow } from './editing/edited-promotions.ts'
export { participationOf } from './editing/participation.ts'
export { promotionPreviewToken } from './editing/preview-promotion.ts'
export {
  contentOfPromotion,
  draftOfPromotion,
  issuesOf,
  missingTitles,
  optionsOfContent,
  promotionContentOf,
} from './editing/promotion-content.ts'
export {
  addPromotionDraft,
  changePromotionDraft,
  deletePromotionDraft,
  lockedPromotionDraft,
  promotionDraft,
  storedPromotion,
} from './editing/promotion-drafts.ts'
export { objectOfPromotion, PROMOTION_PUBLICATION, promotionPublication } from './editing/promotion-publication.ts'
export type { EdgeCheck } from './editing/promotion-publication.ts'
export { estimateCost } from './estimate/estimate-promotion.ts'
export { segmentSize } from './estimate/segment.ts'
