import { Contracts, contractsLoader } from './contracts.tsx'

const KINDS = ['daily_salary', 'realtime_salary'] as const

export const loader = contractsLoader(KINDS)

/** Daily and real-time salary: what is offered, what holds, and what an agent offers himself. */
export default function SalaryContractPage() {
  return <Contracts kinds={KINDS} />
}
