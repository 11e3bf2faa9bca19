import type { AgencyRecordGroup } from '@ante/contract/wallet/account-records.ts'

/**
 * What agents have by their line and their teams; what they pay down the line stands with what they are paid. Source:
 * domain handbook 8, and `transaction-codes.ts` for those that are ours.
 */
const CODES: Record<AgencyRecordGroup, readonly number[]> = {
  line: [6104, 6207],
  rebate: [6109, 6113, 6114, 6143, 6145, 6146, 6147, 6214],
  salary: [6151, 6152, 6153, 6251, 6252, 6253],
  dividend: [6112, 6212],
}

/** Of one kind, or all of them. */
export const agencyCodes = (group: AgencyRecordGroup | undefined): readonly number[] =>
  group === undefined ? Object.values(CODES).flat() : CODES[group]
