import type { RebateCategory } from '@ante/contract/promotions/rebates.ts'

import type { Db } from '../../kit/db.ts'
import { inParts } from '../../kit/in-parts.ts'
import { agentsAfter, dueIncome } from './due-income.ts'
import type { IncomeDay } from './due-income.ts'

const AGENTS_AT_ONCE = 50

/** Planned payment for a category, summed over all agents. */
export interface PlannedIncome {
  category: RebateCategory
  agents: number
  amount: bigint
  /** Part of the amount that is held because accounts are locked. */
  held: bigint
}

/** Returns the payments that a day would yield now, without paying. */
export async function plannedIncome(db: Db, requested: IncomeDay): Promise<PlannedIncome[]> {
  const incomeByCategory = new Map<RebateCategory, PlannedIncome>()
  const read = (after: bigint, limit: number) => agentsAfter(db, requested.merchantCode, after, limit)
  for await (const agents of inParts({ after: 0n, atOnce: AGENTS_AT_ONCE, read, keyOf: (id) => id })) {
    for (const { category, amount } of (await dueIncome(db, requested, agents)).payments) {
      const sum = incomeByCategory.get(category) ?? { category, agents: 0, amount: 0n, held: 0n }
      incomeByCategory.set(category, { ...sum, agents: sum.agents + Number(amount > 0n), amount: sum.amount + amount })
    }
  }
  return [...incomeByCategory.values()]
}

/** Returns the payments made for a day and whether the day is complete; null if no run has started. */
export async function incomePaid(
  db: Db,
  { merchantCode, day }: IncomeDay,
): Promise<{ isDone: boolean; paid: PlannedIncome[] } | null> {
  const run = await db
    .selectFrom('agent_rebate_run')
    .select('done_at')
    .where('merchant_code', '=', merchantCode)
    .where('day', '=', day)
    .executeTakeFirst()
  if (!run) return null
  const paid = await db
    .selectFrom('agent_rebate')
    .leftJoin('agent_rebate_held as held', (join) =>
      join.onRef('held.rebate_id', '=', 'agent_rebate.id').on('held.released_at', 'is', null),
    )
    .select(({ fn, eb }) => [
      'category',
      fn.countAll<bigint>().filterWhere('amount', '>', 0n).as('agents'),
      eb.cast<bigint>(fn.sum('amount'), 'int8').as('amount'),
      eb
        .cast<bigint>(fn.coalesce(fn.sum('amount').filterWhere('held.rebate_id', 'is not', null), eb.lit(0)), 'int8')
        .as('held'),
    ])
    .where('merchant_code', '=', merchantCode)
    .where('day', '=', day)
    .groupBy('category')
    .orderBy('category')
    .execute()
  return { isDone: run.done_at !== null, paid: paid.map((payment) => ({ ...payment, agents: Number(payment.agents) })) }
}
