import { IncomeCategory } from '@ante/contract/agents/rebate-income.ts'
import type { Income, IncomeDay, listRebateIncome, rebateIncomeFile } from '@ante/contract/agents/rebate-income.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../kit/csv-line.ts'
import { textOf } from '../../kit/money.ts'
import { parseDays } from '../../merchant/public.ts'
import { rebateDaysOf } from '../../promotions/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { requireAgent } from '../teams/find-team-member.ts'
import { incomeParts } from './income-days.ts'
import type { IncomePart } from './income-days.ts'

type Ports = Pick<AgentsPorts, 'db' | 'clock'>

/** Returns an agent's income over a range of days. */
export async function incomeOf(
  { db, clock }: Ports,
  agent: SignedIn,
  input: ParsedInputOf<typeof listRebateIncome>,
): Promise<OutputOf<typeof listRebateIncome>> {
  requireAgent(agent)
  const { merchantCode, currency } = agent
  const now = clock.now()
  const days = await parseDays(db, { merchantCode, now }, input)
  const parts = await incomeParts(db, { ...days, memberId: BigInt(agent.memberId) })
  const { settlesAt } = await rebateDaysOf(db, merchantCode, now)
  return { days: byDay(parts), total: incomeIn(parts), paysAt: settlesAt.toISOString(), currency, ...days }
}

/** Returns an agent's income as CSV, one line per day and category. */
export async function fileOfIncome(
  { db, clock }: Ports,
  agent: SignedIn,
  input: ParsedInputOf<typeof rebateIncomeFile>,
): Promise<{ name: string; content: string }> {
  requireAgent(agent)
  const { merchantCode, currency } = agent
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const parts = await incomeParts(db, { ...days, memberId: BigInt(agent.memberId) })
  const head = [`Day (${days.zone})`, 'Kind', 'Category', 'Amount', 'Currency']
  const rows = parts.map(({ day, part, category, units }) => [day, part, category ?? '', textOf(units), currency])
  const name = `agent-income-${days.from}-${days.to}.csv`
  return { name, content: BYTE_ORDER_MARK + [head, ...rows].map(csvLine).join('') }
}

function byDay(parts: readonly IncomePart[]): IncomeDay[] {
  return [...new Set(parts.map(({ day }) => day))].map((day) => {
    const partsOfDay = parts.filter((part) => part.day === day)
    return { day, categories: categoriesIn(partsOfDay), ...incomeIn(partsOfDay) }
  })
}

function categoriesIn(parts: readonly IncomePart[]): IncomeDay['categories'] {
  return IncomeCategory.options.flatMap((category) => {
    const units = sumOf(parts.filter((part) => part.category === category))
    return units === 0n ? [] : [{ category, amount: textOf(units) }]
  })
}

const sumOf = (parts: readonly IncomePart[]): bigint => parts.reduce((sum, { units }) => sum + units, 0n)

function incomeIn(parts: readonly IncomePart[]): Income {
  const amountOf = (part: IncomePart['part']) => textOf(sumOf(parts.filter((item) => item.part === part)))
  return {
    agentIncome: textOf(sumOf(parts)),
    agentCommission: amountOf('commission'),
    dailyIncome: amountOf('salary'),
    brokerage: amountOf('dividend'),
  }
}
