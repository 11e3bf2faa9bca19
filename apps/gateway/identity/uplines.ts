import { TRIAL } from '@ante/contract/member/member-type.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** Internal accounts, which receive no commission. Source: domain handbook 1.1. */
const INTERNAL = [40, 41, 42]

/**
 * Returns the agents who earn commission on each member's bets, nearest first. Bets of internal and trial players earn
 * no commission.
 */
export async function uplinesOf(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, bigint[]>> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ id: bigint; agents: string[] }>`
    select player.id, array_agg(agent.id order by step.place desc) as agents
    from member player
    cross join lateral unnest(string_to_array(trim(both '/' from player.path), '/')::int8[]) with ordinality
      step (id, place)
    join member agent on agent.id = step.id and agent.id <> player.id
    where player.id = any (${[...memberIds]}::int8[]) and player.type <> all (${[TRIAL, ...INTERNAL]}::int[])
      and agent.type <> all (${INTERNAL}::int[])
    group by player.id`.execute(db)
  // The driver reads numeric arrays as text.
  return new Map(rows.map(({ id, agents }) => [id, agents.map(BigInt)]))
}
