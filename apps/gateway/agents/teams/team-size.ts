import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

export interface TeamSize {
  members: number
  /** Total balance, in the ledger's units. */
  balance: bigint
}

/** Returns sizes and balances of these agents' teams, the agents included. */
export async function teamSizes(db: Db, agentIds: readonly bigint[]): Promise<(agentId: bigint) => TeamSize> {
  const { rows } = await sql<{ agent_id: bigint; members: bigint; balance: bigint }>`
    select agent_id, members, balance from team where agent_id = any (${[...agentIds]}::int8[])`.execute(db)
  const byAgent = new Map(rows.map((row) => [row.agent_id, row]))
  return (agentId) => {
    const { members = 0n, balance = 0n } = byAgent.get(agentId) ?? {}
    return { members: Number(members), balance }
  }
}
