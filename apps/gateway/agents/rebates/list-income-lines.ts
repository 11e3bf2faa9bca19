import { INCOME_LINES_PER_PAGE, IncomeCategory } from '@ante/contract/agents/rebate-income.ts'
import type { IncomeLine, IncomeLines, listIncomeLines } from '@ante/contract/agents/rebate-income.ts'
import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { parseDays } from '../../merchant/public.ts'
import { rateText } from '../../promotions/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { requireAgent } from '../teams/find-team-member.ts'
import { amountOf } from './rules.ts'

/** Returns the payments to an agent for a day, with the lines of which they consist. */
export async function incomeLinesOf(
  { db, clock }: Pick<AgentsPorts, 'db' | 'clock'>,
  agent: SignedIn,
  { day, category, after }: ParsedInputOf<typeof listIncomeLines>,
): Promise<OutputOf<typeof listIncomeLines>> {
  requireAgent(agent)
  const { merchantCode, currency } = agent
  const { zone } = await parseDays(db, { merchantCode, now: clock.now() }, { range: 'today', from: day, to: day })
  const requested = { agentId: BigInt(agent.memberId), day, zone }
  const [payments, found] = await Promise.all([
    paymentsOn(db, requested),
    linesAfter(db, requested, { category, after }),
  ])
  const { page: lines, next } = pageOf(found, INCOME_LINES_PER_PAGE, ({ number }) => number)
  return { payments, lines, next, currency }
}

interface Query {
  agentId: bigint
  day: string
  zone: string
}

const madeOn = ({ agentId, day, zone }: Query) => sql`
  rebate.agent_id = ${agentId} and rebate.made_at >= (${day}::date)::timestamp at time zone ${zone}
  and rebate.made_at < (${day}::date + 1)::timestamp at time zone ${zone}`

/** Amounts of lines are in 1/100,000 of the ledger's units. */
const EXACT = 100_000n

async function paymentsOn(db: Db, query: Query): Promise<IncomeLines['payments']> {
  const { rows } = await sql<{ category: IncomeCategory; amount: bigint; owed: bigint }>`
    select category, sum(amount)::int8 as amount, (array_agg(owed order by id desc))[1] as owed
    from agent_rebate rebate where ${madeOn(query)} group by category`.execute(db)
  const categoryIndex = ({ category }: { category: IncomeCategory }) => IncomeCategory.options.indexOf(category)
  return rows
    .toSorted((a, b) => categoryIndex(a) - categoryIndex(b))
    .map(({ category, amount, owed }) => ({ category, amount: textOf(amount), owed: textOf(owed / EXACT) }))
}

interface Row {
  id: bigint
  category: LadderCategory
  account: string
  /** False for a member who has since been moved below another upline. */
  isBelow: boolean
  day: string
  turnover: bigint
  ownThousandths: number
  downlineThousandths: number
}

async function linesAfter(
  db: Db,
  query: Query,
  { category, after }: { category: LadderCategory | undefined; after: string | undefined },
): Promise<IncomeLine[]> {
  const { rows } = await sql<Row>`
    select line.id, line.category, member.account,
      member.upline_id is not distinct from rebate.agent_id as "isBelow", to_char(line.day, 'YYYY-MM-DD') as day, line.turnover,
      line.own_thousandths as "ownThousandths", line.downline_thousandths as "downlineThousandths"
    from agent_rebate rebate
    join agent_rebate_line line on line.rebate_id = rebate.id
    join member on member.id = line.downline_id
    where ${madeOn(query)}
      ${category === undefined ? sql`` : sql`and line.category = ${category}`}
      ${after === undefined ? sql`` : sql`and line.id > ${BigInt(after)}`}
    order by line.id limit ${INCOME_LINES_PER_PAGE + 1}`.execute(db)
  return rows.map(({ id, account, isBelow, day, turnover, ...line }) => ({
    number: String(id),
    category: line.category,
    customerName: isBelow ? account : maskedAccount(account),
    played: day,
    turnover: textOf(turnover),
    ownRate: rateText(line.ownThousandths),
    downlineRate: rateText(line.downlineThousandths),
    amount: textOf(amountOf({ ...line, day, turnover })),
  }))
}
