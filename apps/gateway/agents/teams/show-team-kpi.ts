import type { getTeamKpi, TeamKpi } from '@ante/contract/agents/team-kpi.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { demandAgent } from './team-member-asked.ts'

/** Source: domain handbook 6.3. */
const ONLINE_MS = 5 * 60_000

/** What the old platform's pages read of a team on the agent's home. */
export async function showTeamKpi(
  ports: Pick<AgentsPorts, 'db' | 'clock'>,
  agent: SignedIn,
  { startDate: from, endDate: to }: ParsedInputOf<typeof getTeamKpi>,
): Promise<OutputOf<typeof getTeamKpi>> {
  demandAgent(agent)
  return { footer: await teamKpiOf(ports, BigInt(agent.memberId), { from, to }) }
}

/** How many different people of a team were there over some days, and how many are now. */
export async function teamKpiOf(
  { db, clock }: Pick<AgentsPorts, 'db' | 'clock'>,
  agentId: bigint,
  { from, to }: PlaySpan,
): Promise<TeamKpi> {
  const since = new Date(clock.now().getTime() - ONLINE_MS)
  const there = (kind: string) => sql`team_attendance(${agentId}, ${kind}, ${from}::date, ${to}::date)::int4`
  const { rows } = await sql<TeamKpi>`
    select ${there('login')} as "teamLoginMemberCount", ${there('bet')} as "teamBetMemberCount",
      ${there('register')} as "teamRegisterMemberCount",
      team_online(${agentId}, ${since})::int4 as "teamOnlineCount"`.execute(db)
  const [kpi] = rows
  if (!kpi) throw new Error('a select without a table gave no row')
  return kpi
}
