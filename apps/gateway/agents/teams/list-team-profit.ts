import { MEMBERS_PER_PAGE } from '@ante/contract/agents/team-member.ts'
import type { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { directlyBelowAfter } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { pageOf } from '../../kit/page-of.ts'
import { parseDays } from '../../merchant/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { countedAtOf } from './counted-at.ts'
import { teamMember, findTeamMember } from './find-team-member.ts'
import { ownSums, teamSums, totalOf, categoriesOf } from './team-sums.ts'
import type { CategorySums } from './team-sums.ts'

/** Returns the totals of each direct downline including its team, and the grand total. */
export async function teamProfitOf(
  ports: AgentsPorts,
  agent: SignedIn,
  { parent, after, search, summaryType, ...input }: ParsedInputOf<typeof listTeamProfit>,
): Promise<OutputOf<typeof listTeamProfit>> {
  const { db, clock } = ports
  const { merchantCode, currency } = agent
  const { member, line } = await findTeamMember(ports, agent, parent)
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const downlines = await directlyBelowAfter(db, member, { search, after, limit: MEMBERS_PER_PAGE + 1 })
  const { page, next } = pageOf(downlines, MEMBERS_PER_PAGE, ({ account }) => account)
  const countedAt = await countedAtOf(db)
  const sums = await teamSums(db, [member.id, ...page.map(({ id }) => id)], days)
  const isAlone = summaryType === '0'
  const isOverview = after === undefined && search === ''
  const alone = isAlone || isOverview ? profitView(await ownSums(db, member.id, days)) : null
  return {
    summary: (isAlone ? alone : null) ?? profitView(sums.get(member.id)),
    ownSums: alone,
    rows: page.map((item) => ({ ...teamMember(item), hasDirect: item.hasDirect, ...profitView(sums.get(item.id)) })),
    line,
    next,
    currency,
    ...days,
    countedAt,
  }
}

const profitView = (sums: CategorySums[] = []) => ({ total: totalOf(sums), categories: categoriesOf(sums) })
