import type { ContractKind } from './contract-tiers.ts'

/** The merchant's switch of each kind; one that is off has no contracts. */
export const contractModules: Record<ContractKind, string> = {
  daily_salary: 'DAILYSALCONT3',
  hourly_salary: 'HOURSAL3',
  realtime_salary: 'RTSALARY3',
  dividend: 'SIGNCONDIV3',
}
