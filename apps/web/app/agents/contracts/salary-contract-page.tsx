import { Contracts, contractsLoader } from './contracts.tsx'

const KINDS = ['daily_salary', 'realtime_salary'] as const

export const loader = contractsLoader(KINDS)

/** Daily and real-time salary: offers, contracts in force, and an agent's own offers. */
export default function SalaryContractPage() {
  return <Contracts kinds={KINDS} />
}
