import type { getTeamDays } from '@ante/contract/agents/team-days.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { daysIn } from '@ante/contract/launch/play-days.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { parseDays } from '../../merchant/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { requireAgent } from './find-team-member.ts'
import { SUM_COLUMNS, totalOf } from './team-sums.ts'
import type { CategorySums } from './team-sums.ts'

/** Returns a team's totals for each day of a range, from the events counted so far. */
export async function showTeamDays(
  { db, clock }: Pick<AgentsPorts, 'db' | 'clock'>,
  agent: SignedIn,
  input: ParsedInputOf<typeof getTeamDays>,
): Promise<OutputOf<typeof getTeamDays>> {
  requireAgent(agent)
  const { merchantCode, currency } = agent
  const agentId = BigInt(agent.memberId)
  const span = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const [sumsOn, peopleOn] = await Promise.all([sumsByDay(db, agentId, span), peopleByDay(db, agentId, span)])
  const days = Array.from({ length: daysIn(span) }, (_, index) => {
    const day = plusDays(span.from, index)
    const people = (kind: string) => Number(peopleOn.get(kind + day) ?? 0)
    return {
      day,
      ...totalOf(sumsOn.get(day) ?? []),
      loginMembers: people('login'),
      betMembers: people('bet'),
      registerMembers: people('register'),
    }
  })
  return { days, currency, ...span }
}

async function sumsByDay(db: Db, agentId: bigint, { from, to }: PlaySpan): Promise<Map<string, CategorySums[]>> {
  const { rows } = await sql<CategorySums & { on: string }>`
    select to_char(day, 'YYYY-MM-DD') as "on", ${SUM_COLUMNS}
    from team_day where agent_id = ${agentId} and day between ${from}::date and ${to}::date`.execute(db)
  return Map.groupBy(rows, ({ on }) => on)
}

/** Returns the number of active members by day, without the requesting agent. */
async function peopleByDay(db: Db, agentId: bigint, { from, to }: PlaySpan): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ kind: string; on: string; members: bigint }>`
    select there.kind, to_char(there.day, 'YYYY-MM-DD') as "on",
      sum(there.members)::int8 - count(distinct own.day) filter (where is_in_teams(agent.type)) as members
    from team_presence there
    join member agent on agent.id = there.agent_id
    left join member_presence own on (own.kind, own.member_id, own.day) = (there.kind, there.agent_id, there.day)
    where there.agent_id = ${agentId} and there.kind in ('login', 'bet', 'register')
      and there.day between ${from}::date and ${to}::date
    group by there.kind, there.day`.execute(db)
  return new Map(rows.map(({ kind, on, members }) => [kind + on, members]))
}
