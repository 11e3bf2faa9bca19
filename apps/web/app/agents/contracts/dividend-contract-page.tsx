import { Contracts, contractsLoader } from './contracts.tsx'

const KINDS = ['dividend'] as const

export const loader = contractsLoader(KINDS)

/** Contracts of a share of a team's losses: offers, contracts in force, and an agent's own offers. */
export default function DividendContractPage() {
  return <Contracts kinds={KINDS} />
}
