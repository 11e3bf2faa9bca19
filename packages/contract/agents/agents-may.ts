import { memberMay } from '../member/member-type.ts'

/** Permissions for contracts by member type; `memberMay.signContracts` defines who reads and answers them. */
export const agentsMay = {
  /** Agents who may have contracts with their downlines. */
  offerContracts: (type: number): boolean => memberMay.signContracts(type) && memberMay.openAgencyCentre(type),
  /** Members who may open the list of bills. Internal twins of agents may open it; theirs is always empty. */
  readBills: (type: number): boolean => memberMay.signContracts(type) || memberMay.openAgencyCentre(type),
}
