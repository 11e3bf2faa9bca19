/** What other capabilities, and the composition, may use of `member`. */
export {
  hasVipClub,
  merchantsWithClub,
  vipLevelAtDawn,
  vipLevelOf,
  vipLevelOfEach,
  vipPerksOf,
} from './vip/level-of.ts'
export { putVipLevel, putVipTerms, vipLevelsOf, vipTermsOf } from './vip/levels.ts'
export { keptLevel, levelRate, settledStanding } from './vip/rules.ts'
export type { Level as VipLevel, VipTerms } from './vip/rules.ts'
export { changeLevel, lockStandings, oweBonuses, recountPlay, standingsOf, takeOwed } from './vip/standing.ts'
export type { MemberStanding } from './vip/standing.ts'
export { clearPortrait } from './portrait/portraits.ts'
export { memberRoutes } from './routes.ts'
export { maySendToDownline, maySendToUpline, mayShareMoney } from './rules.ts'
