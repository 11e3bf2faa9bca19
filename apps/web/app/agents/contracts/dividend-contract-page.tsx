import { Contracts, contractsLoader } from './contracts.tsx'

const KINDS = ['dividend'] as const

export const loader = contractsLoader(KINDS)

/** The share of a team's losses: what is offered, what holds, and what an agent offers himself. */
export default function DividendContractPage() {
  return <Contracts kinds={KINDS} />
}
