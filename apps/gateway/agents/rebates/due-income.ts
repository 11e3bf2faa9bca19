import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { operatorRatesOn, ladderRatesAt } from '../../promotions/public.ts'
import type { OperatorRates } from '../../promotions/public.ts'
import { paymentsOf } from './rules.ts'
import type { DueLine, DuePayment } from './rules.ts'
import './tables.ts'

/**
 * Maximum age in days of paid days that are recomputed. Bets of earlier days that are voided or end late have no effect
 * on payments.
 */
const DAYS_RECOMPUTED = 7

export interface IncomeDay {
  merchantCode: string
  /** ISO date on which the bets were made: `2026-02-28`. */
  day: string
}

/** Turnover of a direct downline's team on a day, for which the agent was not paid yet. */
interface UnpaidTurnover {
  agentId: bigint
  downlineId: bigint
  day: string
  category: LadderCategory
  turnover: bigint
  /** Rate set for the downline; null if none was set. */
  assigned: number | null
  agentType: number
  downlineType: number
}

export interface DueIncome {
  payments: DuePayment[]
  /** Turnover to mark as paid, including that of agents who are not paid. */
  marks: Pick<UnpaidTurnover, 'downlineId' | 'day' | 'category' | 'turnover'>[]
}

/** Returns the payments due to these agents for a day, and for changed turnover of earlier days that were paid. */
export async function dueIncome(db: Db, requested: IncomeDay, agentIds: readonly bigint[]): Promise<DueIncome> {
  const unpaid = await turnoverOfDownlines(db, requested, agentIds)
  const lines = await withRates(
    db,
    requested.merchantCode,
    unpaid.filter(({ agentType }) => isPaid(agentType)),
  )
  const owed = await unpaidDebts(db, [...new Set(lines.map(({ agentId }) => agentId))])
  const { currency } = await db
    .selectFrom('merchant')
    .select('currency')
    .where('code', '=', requested.merchantCode)
    .executeTakeFirstOrThrow()
  const owedBefore = (agentId: bigint, category: RebateCategory) => owed.get(`${agentId} ${category}`) ?? 0n
  return { payments: paymentsOf(lines, owedBefore, currency), marks: unpaid }
}

/** Whether members of a type are paid. Players who have downlines are not, nor are internal accounts. */
const isPaid = (type: number): boolean => type === 1 || type === 2

async function turnoverOfDownlines(
  db: Db,
  { merchantCode, day }: IncomeDay,
  agentIds: readonly bigint[],
): Promise<UnpaidTurnover[]> {
  const { rows } = await sql<UnpaidTurnover>`
    with days as materialized (
      select ${day}::date as day union
      select day from agent_rebate_run
      where merchant_code = ${merchantCode} and done_at is not null
        and day between ${plusDays(day, -DAYS_RECOMPUTED)}::date and ${plusDays(day, -1)}::date)
    select child.upline_id as "agentId", child.id as "downlineId", to_char(done.day, 'YYYY-MM-DD') as day, done.category,
      done.turnover, assigned_ladder_rate(child.id, done.category, done.day) as assigned, agent.type as "agentType",
      child.type as "downlineType"
    from member child
    join member agent on agent.id = child.upline_id
    cross join lateral (
      select day, category, coalesce(counted.turnover, 0) - coalesce(mark.turnover, 0) as turnover
      from (
        select day, category, turnover from team_day
        where agent_id = child.id and day = any (array(select day from days))
          and category = any (${LadderCategory.options}::text[])) counted
      full join (
        select day, category, turnover from agent_rebate_mark
        where member_id = child.id and day = any (array(select day from days))) mark using (day, category)) done
    where child.merchant_code = ${merchantCode} and child.upline_id = any (${[...agentIds]}::int8[]) and done.turnover <> 0
    order by child.upline_id, child.id, done.day, done.category`.execute(db)
  return rows
}

/**
 * Adds the rates of agents and downlines. They are resolved from the top agent down, because the upline's rate limits
 * that of the downline.
 */
async function withRates(db: Db, merchantCode: string, unpaid: readonly UnpaidTurnover[]): Promise<DueLine[]> {
  const keyPositions = new Map(
    unpaid.map(({ agentId, category, day }) => [
      keyOf({ agentId, category, day }),
      { memberId: agentId, category, day },
    ]),
  )
  const rates = await ladderRatesAt(db, merchantCode, [...keyPositions.values()])
  const ownOf = new Map([...keyPositions.keys()].map((key, index) => [key, rates[index] ?? 0]))
  const operatorRates = new Map<string, OperatorRates>()
  for (const { day } of unpaid) {
    if (!operatorRates.has(day)) operatorRates.set(day, await operatorRatesOn(db, { merchantCode, day }))
  }
  return unpaid.map(({ agentId, downlineId, day, category, turnover, assigned, downlineType }) => {
    const ownThousandths = ownOf.get(keyOf({ agentId, category, day })) ?? 0
    const defaultRate = operatorRates.get(day)?.[category][downlineType === 2 ? 'top' : 'defaultRate'] ?? ownThousandths
    const downlineThousandths = Math.min(ownThousandths, assigned ?? defaultRate)
    return { agentId, downlineId, day, category, turnover, ownThousandths, downlineThousandths }
  })
}

const keyOf = ({ agentId, category, day }: Pick<UnpaidTurnover, 'agentId' | 'category' | 'day'>) =>
  `${agentId} ${category} ${day}`

/** Returns the debt that is deducted from the next payment, by agent and category. */
async function unpaidDebts(db: Db, agentIds: readonly bigint[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ agentId: bigint; category: RebateCategory; owed: bigint }>`
    select agent.id as "agentId", kind.category, latest.owed
    from unnest(${[...agentIds]}::int8[]) agent (id)
    cross join unnest(${RebateCategory.options}::text[]) kind (category)
    cross join lateral (
      select owed from agent_rebate
      where agent_id = agent.id and category = kind.category order by id desc limit 1) latest
    where latest.owed > 0`.execute(db)
  return new Map(rows.map(({ agentId, category, owed }) => [`${agentId} ${category}`, owed]))
}

/** Returns ids of agents and all other members with downlines after this id, in id order. */
export async function agentsAfter(db: Db, merchantCode: string, afterId: bigint, limit: number): Promise<bigint[]> {
  // Jumps from one upline id to the next in the index, without reading the rows of all downlines.
  const { rows } = await sql<{ id: bigint }>`
    with recursive agent (id, place) as (
      (select upline_id, 1 from member
        where merchant_code = ${merchantCode} and upline_id > ${afterId} order by upline_id limit 1)
      union all
      select (select upline_id from member
          where merchant_code = ${merchantCode} and upline_id > agent.id order by upline_id limit 1), agent.place + 1
      from agent where agent.id is not null and agent.place < ${limit})
    select id from agent where id is not null order by id`.execute(db)
  return rows.map(({ id }) => id)
}
