import { memberMay } from '../member/member-type.ts'

/** Permissions for contracts by member type; `memberMay.signContracts` defines who reads and answers them. */
export const agentsMay = {
  /** Agents who can be a party of contracts. */
  offerContracts: (type: number): boolean => memberMay.signContracts(type) && memberMay.openAgencyCentre(type),
  /** Members who may have bills. Internal twins of agents are included, and have none. */
  readBills: (type: number): boolean => memberMay.signContracts(type) || memberMay.openAgencyCentre(type),
}
