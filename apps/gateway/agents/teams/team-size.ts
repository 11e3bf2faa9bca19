import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

export interface TeamSize {
  members: number
  /** What they hold, in the ledger's units. */
  balance: bigint
}

/** How large these agents' teams are, they themselves included, and what they hold. */
export async function teamSizes(db: Db, agentIds: readonly bigint[]): Promise<(agentId: bigint) => TeamSize> {
  const { rows } = await sql<{ agent_id: bigint; members: bigint; balance: bigint }>`
    select agent_id, members, balance from team where agent_id = any (${[...agentIds]}::int8[])`.execute(db)
  const byAgent = new Map(rows.map((row) => [row.agent_id, row]))
  return (agentId) => {
    const { members = 0n, balance = 0n } = byAgent.get(agentId) ?? {}
    return { members: Number(members), balance }
  }
}
