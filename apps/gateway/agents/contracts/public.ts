/** What the rest of `agents` may use of its contracts. */
export { contractsInForce } from './contracts-in-force.ts'
export type { ContractInForce } from './contracts-in-force.ts'
