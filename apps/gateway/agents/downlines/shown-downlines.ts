import type { Downline } from '@ante/contract/agents/downlines.ts'
import { sql } from 'kysely'

import type { Member, DownlineMember } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { textOf } from '../../kit/money.ts'
import { teamMember } from '../teams/find-team-member.ts'
import { teamSizes } from '../teams/team-size.ts'

interface ViewedBy {
  agentId: bigint
  /** The member whose downlines are listed: accounts of direct downlines are not masked. */
  parentId: bigint
}

/** Formats team members for an agent, with balances and the time of the last sign-in. */
export async function shownDownlines(
  db: Db,
  people: readonly DownlineMember[],
  { agentId, parentId }: ViewedBy,
): Promise<Downline[]> {
  const ids = people.map(({ id }) => id)
  const [sizeOf, activityOf] = await Promise.all([teamSizes(db, ids), activityByMember(db, ids)])
  return people.map((person) => {
    const { members: teamSize, balance } = sizeOf(person.id)
    const { held, lastLogin } = activityOf(person.id)
    return {
      ...teamMember(person.uplineId === parentId ? person : masked(person)),
      isDirect: person.uplineId === agentId,
      hasDirect: person.hasDirect,
      active: person.status === 'active',
      teamSize,
      teamBalance: textOf(balance),
      accountBalance: textOf(held),
      registerDate: person.registeredAt.toISOString(),
      lastLogin: lastLogin?.toISOString() ?? null,
    }
  })
}

const masked = (member: Member): Member => ({ ...member, account: maskedAccount(member.account) })

interface DownlineActivity {
  held: bigint
  lastLogin: Date | null
}

async function activityByMember(db: Db, memberIds: readonly bigint[]): Promise<(memberId: bigint) => DownlineActivity> {
  const { rows } = await sql<DownlineActivity & { id: bigint }>`
    select requested.id, coalesce(held.units, 0)::int8 as held,
      (select at from sign_in where member_id = requested.id order by at desc limit 1) as "lastLogin"
    from unnest(${[...memberIds]}::int8[]) requested (id)
    left join held_by(${[...memberIds]}::int8[]) held on held.member_id = requested.id`.execute(db)
  const byMember = new Map(rows.map((row) => [row.id, row]))
  return (memberId) => byMember.get(memberId) ?? { held: 0n, lastLogin: null }
}
