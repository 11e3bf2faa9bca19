import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { AgentContractTierTable } from '../contracts/tables.ts'
import type { Tier } from './rules.ts'

type TierRow = Selectable<AgentContractTierTable>

/** Converts a stored tier to the type that the rules use. */
export const ruleOf = (row: TierRow): Tier => ({
  position: row.position,
  minVolume: row.min_volume,
  netLoss: row.net_loss,
  activeMembers: row.active_members,
  rateType: row.rate_type,
  rateThousandths: row.rate_thousandths,
  fixedAmount: row.fixed_amount,
})

/** Returns the tiers of these terms, as stored and as the type that the rules use. */
export async function tierRowsOf(db: Db, termsId: bigint): Promise<{ row: TierRow; tier: Tier }[]> {
  const rows = await db
    .selectFrom('agent_contract_tier')
    .selectAll()
    .where('terms_id', '=', termsId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ row, tier: ruleOf(row) }))
}
