import { memberMay } from '../member/member-type.ts'

/** Who may do what about contracts, by member type; who reads and answers them, `memberMay.signContracts` says. */
export const agentsMay = {
  /** Agents who are a side of contracts themselves. */
  offerContracts: (type: number): boolean => memberMay.signContracts(type) && memberMay.openAgencyCentre(type),
  /** Whoever is a side of them; twins of agents see that they have none. */
  readBills: (type: number): boolean => memberMay.signContracts(type) || memberMay.openAgencyCentre(type),
}
