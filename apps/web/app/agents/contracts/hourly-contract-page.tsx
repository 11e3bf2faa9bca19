import { Contracts, contractsLoader } from './contracts.tsx'

const KINDS = ['hourly_salary'] as const

export const loader = contractsLoader(KINDS)

/** Hourly salary: offers, contracts in force, and an agent's own offers. */
export default function HourlyContractPage() {
  return <Contracts kinds={KINDS} />
}
