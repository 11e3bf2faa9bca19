import { TEAM_A_PAGE } from '@ante/contract/agents/team-member.ts'
import type { listDownlines } from '@ante/contract/agents/downlines.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { belowAfter, directlyBelowAfter } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { pageOf } from './page-of-team.ts'
import { teamMember, teamMemberAsked } from './team-member-asked.ts'
import { teamSizes } from './team-size.ts'

/** A page of those directly below somebody of the team, or of all below him whose account begins so. */
export async function downlinesOf(
  ports: AgentsPorts,
  agent: SignedIn,
  { parent, after, search }: ParsedInputOf<typeof listDownlines>,
): Promise<OutputOf<typeof listDownlines>> {
  const { db } = ports
  const { member, line } = await teamMemberAsked(ports, agent, parent)
  const walk = { search, after, limit: TEAM_A_PAGE + 1 }
  const { members } = (await teamSizes(db, [member.id]))(member.id)
  const found = await (search === '' ? directlyBelowAfter(db, member, walk) : belowAfter(db, member, members, walk))
  const { page, next } = pageOf(found)
  const ids = page.map(({ id }) => id)
  const [sizeOf, standingOf] = await Promise.all([teamSizes(db, [member.id, ...ids]), standings(db, ids)])
  return {
    downlines: page.map((one) => {
      const { members: teamSize, balance } = sizeOf(one.id)
      const { held, lastLogin } = standingOf(one.id)
      return {
        ...teamMember(one),
        hasDirect: one.hasDirect,
        active: one.status === 'active',
        teamSize,
        teamBalance: textOf(balance),
        accountBalance: textOf(held),
        registerDate: one.registeredAt.toISOString(),
        lastLogin: lastLogin?.toISOString() ?? null,
      }
    }),
    line,
    next,
    totals: shownSize(sizeOf(member.id)),
    currency: agent.currency,
  }
}

const shownSize = ({ members, balance }: { members: number; balance: bigint }) => ({
  teamSize: members,
  teamBalance: textOf(balance),
})

interface Standing {
  held: bigint
  lastLogin: Date | null
}

async function standings(db: Db, memberIds: readonly bigint[]): Promise<(memberId: bigint) => Standing> {
  const { rows } = await sql<Standing & { id: bigint }>`
    select asked.id, coalesce(held.units, 0)::int8 as held,
      (select at from sign_in where member_id = asked.id order by at desc limit 1) as "lastLogin"
    from unnest(${[...memberIds]}::int8[]) asked (id)
    left join held_by(${[...memberIds]}::int8[]) held on held.member_id = asked.id`.execute(db)
  const byMember = new Map(rows.map((row) => [row.id, row]))
  return (memberId) => byMember.get(memberId) ?? { held: 0n, lastLogin: null }
}
