import { Contracts, contractsLoader } from './contracts.tsx'

const KINDS = ['hourly_salary'] as const

export const loader = contractsLoader(KINDS)

/** Hourly salary: what is offered, what holds, and what an agent offers himself. */
export default function HourlyContractPage() {
  return <Contracts kinds={KINDS} />
}
