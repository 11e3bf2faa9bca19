import type { AgentName, agentRefusals } from '@ante/contract/console/agents.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { sql } from 'kysely'

import { memberById, membersById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'

const NOT_FOUND: keyof typeof agentRefusals = 'agent.not.found'

/** Returns the member of a call. Refuses members of other merchants and trial members like missing ones. */
export async function agentOfCall(
  db: Db,
  { merchantCode, agent }: { merchantCode: string; agent: string },
): Promise<Member> {
  const member = await memberById(db, BigInt(agent))
  if (!member || member.merchantCode !== merchantCode || member.type === TRIAL) throw new Refused(NOT_FOUND, {})
  return member
}

export const nameOf = ({ id, account, type }: Pick<Member, 'id' | 'account' | 'type'>): AgentName => ({
  id: String(id),
  account,
  type,
})

/** Returns a function that returns the name of a member with one of these ids; null for a null or unknown id. */
export async function namesOf(
  db: Db,
  ids: readonly (bigint | null)[],
): Promise<(id: bigint | null) => AgentName | null> {
  const people = await membersById(db, [...new Set(ids.filter((id) => id !== null))])
  const names = new Map(people.map((person) => [person.id, nameOf(person)]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}

/** Returns the ids from the root of the tree down to a member, the member included. */
export async function lineIdsOf(db: Db, memberId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select step.id from member cross join lateral unnest(line_of(member.path)) with ordinality step (id, place)
    where member.id = ${memberId} order by step.place`.execute(db)
  return rows.map(({ id }) => id)
}
