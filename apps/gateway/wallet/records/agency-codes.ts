import type { AgencyRecordGroup } from '@ante/contract/wallet/account-records.ts'

/**
 * Codes of an agent's income from uplines and teams, and of the payments to downlines. Source: domain handbook 8, and
 * `transaction-codes.ts` for our own codes.
 */
const CODES: Record<AgencyRecordGroup, readonly number[]> = {
  line: [6104, 6207],
  rebate: [6109, 6113, 6114, 6143, 6145, 6146, 6147, 6214],
  salary: [6151, 6152, 6153, 6251, 6252, 6253],
  dividend: [6112, 6212],
}

/** Returns the codes of one group, or of all. */
export const agencyCodes = (group: AgencyRecordGroup | undefined): readonly number[] =>
  group === undefined ? Object.values(CODES).flat() : CODES[group]
