import type { getTeamKpi, TeamKpi } from '@ante/contract/agents/team-kpi.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { countedAtOf } from './counted-at.ts'
import { requireAgent } from './find-team-member.ts'

/** Returns the team figures that the legacy pages read on the agent's home. */
export async function showTeamKpi(
  { db }: Pick<AgentsPorts, 'db'>,
  agent: SignedIn,
  { startDate: from, endDate: to }: ParsedInputOf<typeof getTeamKpi>,
): Promise<OutputOf<typeof getTeamKpi>> {
  requireAgent(agent)
  const countedAt = await countedAtOf(db)
  return { footer: await teamKpiOf(db, BigInt(agent.memberId), { from, to }), countedAt }
}

/** Returns the number of distinct members of a team who were active in a range of days, and of those online now. */
export async function teamKpiOf(db: Db, agentId: bigint, { from, to }: PlaySpan): Promise<TeamKpi> {
  const attendance = (kind: string) => sql`team_attendance(${agentId}, ${kind}, ${from}::date, ${to}::date)::int4`
  const { rows } = await sql<TeamKpi>`
    select ${attendance('login')} as "teamLoginMemberCount", ${attendance('bet')} as "teamBetMemberCount",
      ${attendance('register')} as "teamRegisterMemberCount",
      coalesce((select members from team_online where agent_id = ${agentId}), 0) as "teamOnlineCount"`.execute(db)
  const [kpi] = rows
  if (!kpi) throw new Error('a select without a table returned no row')
  return kpi
}
