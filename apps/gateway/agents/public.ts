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
export { grantLinkRates } from './links/link-rates.ts'
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
export { contractSettingsOf, putContractSettings } from './contracts/settings.ts'
export type { ContractSettings } from './contracts/settings.ts'
export { payIncomeOf } from './rebates/pay-income.ts'
export { incomePaid, plannedIncome } from './rebates/planned-income.ts'
export { beginIncomeAfter } from './rebates/rebate-income.ts'
export { openAgents } from './routes.ts'
export { computeAfter, createContractInForce, createOfferedContract } from './salaries/create-agreed-contract.ts'
export { storedBills, billStep, computePeriods, lockedBillOf, periodsOn } from './salaries/manage-bills.ts'
export type { BillStep } from './salaries/manage-bills.ts'
export type { BillRow } from './salaries/pay-bill.ts'
export { payTermsOf, putPayTerms } from './salaries/pay-terms.ts'
export type { PayTerms } from './salaries/pay-terms.ts'
export { countAllChanges } from './teams/team-changes.ts'
export { verifyTeams } from './teams/verify-teams.ts'
