import type { ContractKind } from './contract-tiers.ts'

/** Merchant flags by contract kind; a kind that is switched off has no contracts. */
export const contractModules: Record<ContractKind, string> = {
  daily_salary: 'DAILYSALCONT3',
  hourly_salary: 'HOURSAL3',
  realtime_salary: 'RTSALARY3',
  dividend: 'SIGNCONDIV3',
}
