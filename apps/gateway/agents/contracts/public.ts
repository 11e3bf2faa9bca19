/** Public interface of contracts within `agents`. */
export { contractsInForce } from './contracts-in-force.ts'
export type { ContractInForce } from './contracts-in-force.ts'
