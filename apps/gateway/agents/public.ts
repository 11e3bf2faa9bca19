/** Public interface of `agents` for the composition root and other capabilities. */
export {
  demoteByOperator,
  demotionProblem,
  lockedByAccount,
  moveMember,
  moveProblem,
  promoteByOperator,
  promotionProblem,
} from './downlines/place-member.ts'
export type { PlacementProblem } from './downlines/place-member.ts'
export {
  isLargeMove,
  MOVE_ACTION,
  objectOfAgent,
  PLACE_ACTION,
  placementActions,
  placementProblem,
  sizeOfMove,
  typeAfter,
  versionOfPlace,
} from './downlines/placement-actions.ts'
export { countOpenBills, moveEffect } from './downlines/placement-effect.ts'
export type { MoveEffect } from './downlines/placement-effect.ts'
export { grantLinkRates, parseLinkRates } from './links/link-rates.ts'
export {
  stepByOperator,
  changeByOperator,
  findContractDetails,
  listContractDetails,
  offerByOperator,
  terminateContract,
} from './contracts/operator-contracts.ts'
export type { ContractDetails } from './contracts/operator-contracts.ts'
export { operatorRatesOf } from './contracts/operator-rates.ts'
export type { OperatorRate } from './contracts/operator-rates.ts'
export { isRefusedStep } from './contracts/move-contract.ts'
export { OPEN, tiersHeldBy } from './contracts/contracts.ts'
export type { ContractRow } from './contracts/contracts.ts'
export { countOpen } from './contracts/offer-rules.ts'
export { termsOf } from './contracts/terms.ts'
export { contractSettingsOf, putContractSettings } from './contracts/settings.ts'
export type { ContractSettings } from './contracts/settings.ts'
export { payIncomeOf } from './rebates/pay-income.ts'
export { incomePaid, plannedIncome } from './rebates/planned-income.ts'
export { beginIncomeAfter } from './rebates/rebate-income.ts'
export { changeDays } from './rebates/change-days.ts'
export { amountOf } from './rebates/rules.ts'
export { statusOfLink } from './links/shown-link.ts'
export { openAgents } from './routes.ts'
export { computeAfter, createContractInForce, createOfferedContract } from './salaries/create-agreed-contract.ts'
export { storedBills, billStep, computePeriods, lockedBillOf, periodsOn } from './salaries/manage-bills.ts'
export type { BillStep } from './salaries/manage-bills.ts'
export type { BillRow } from './salaries/pay-bill.ts'
export { payTermsOf, putPayTerms } from './salaries/pay-terms.ts'
export type { PayTerms } from './salaries/pay-terms.ts'
export { countedAtOf } from './teams/counted-at.ts'
export { countAllChanges } from './teams/team-changes.ts'
export { teamSizes } from './teams/team-size.ts'
export { teamSums } from './teams/team-sums.ts'
export type { CategorySums } from './teams/team-sums.ts'
export { verifyTeams } from './teams/verify-teams.ts'
