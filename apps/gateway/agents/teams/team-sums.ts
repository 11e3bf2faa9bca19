import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { TeamSums, TeamTotal, TeamCategory } from '@ante/contract/agents/team-sums.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'

/** Figures of a member or a team in a category, in the ledger's units. */
export interface CategorySums {
  /** Null for amounts that belong to no category. */
  category: GameCategory | null
  rounds: bigint
  betting: bigint
  turnover: bigint
  winning: bigint
  rebate: bigint
  commission: bigint
  promotion: bigint
  salary: bigint
  dividend: bigint
  deposit: bigint
  withdrawal: bigint
  transferIn: bigint
  transferOut: bigint
}

type Amount = Exclude<keyof CategorySums, 'category'>

export const SUM_COLUMNS =
  sql.raw(`nullif(category, '') as category, rounds, betting, turnover, winning, rebate, commission,
  promotion, salary, dividend, deposit, withdrawal, transfer_in as "transferIn", transfer_out as "transferOut"`)

/** Returns the sums of these agents' teams over a range of days, the agents included. */
export async function teamSums(
  db: Db,
  agentIds: readonly bigint[],
  { from, to }: PlaySpan,
): Promise<Map<bigint, CategorySums[]>> {
  const { rows } = await sql<CategorySums & { agentId: bigint }>`
    select agent_id as "agentId", ${SUM_COLUMNS}
    from team_sums(${[...agentIds]}::int8[], ${from}::date, ${to}::date)`.execute(db)
  const byAgent = new Map<bigint, CategorySums[]>(agentIds.map((id) => [id, []]))
  for (const { agentId, ...sums } of rows) byAgent.get(agentId)?.push(sums)
  return byAgent
}

/** Returns the sums of one member, from bets and ledger. */
export async function ownSums(db: Db, memberId: bigint, { from, to }: PlaySpan): Promise<CategorySums[]> {
  const { rows } = await sql<CategorySums>`
    select ${SUM_COLUMNS} from member_sums(${memberId}, ${from}::date, ${to}::date)`.execute(db)
  return rows
}

/** Sums all categories. Source: domain handbook 6.4. */
export function totalOf(sums: readonly CategorySums[]): TeamTotal {
  const total = (field: Amount) => sums.reduce((units, sum) => units + sum[field], 0n)
  const [transferIn, transferOut] = [total('transferIn'), total('transferOut')]
  return {
    ...playOf(total),
    deposit: textOf(total('deposit') + transferIn),
    agentTransferIn: textOf(transferIn),
    withdraw: textOf(total('withdrawal') + transferOut),
    agentTransferOut: textOf(transferOut),
  }
}

/** Sorted by stake, highest first; sums without category come last. */
export function categoriesOf(sums: readonly CategorySums[]): TeamCategory[] {
  return sums
    .filter(isOfPlay)
    .toSorted((a, b) => {
      if (a.category === null || b.category === null) return Number(a.category === null) - Number(b.category === null)
      return Number(b.betting - a.betting) || a.category.localeCompare(b.category)
    })
    .map((sum) => ({ category: sum.category, ...playOf((field) => sum[field]) }))
}

const PLAY = ['rounds', 'betting', 'winning', 'rebate', 'commission', 'promotion', 'salary', 'dividend'] as const

/** Whether sums contain play, as opposed to only deposits and withdrawals, or nothing after bets were voided. */
const isOfPlay = (sums: CategorySums): boolean => PLAY.some((field) => sums[field] !== 0n)

function playOf(amount: (field: Amount) => bigint): TeamSums {
  const [betting, winning, commission] = [amount('betting'), amount('winning'), amount('commission')]
  const [salary, dividend] = [amount('salary'), amount('dividend')]
  const rebate = amount('rebate') + commission
  const promotion = amount('promotion') + salary + dividend
  return {
    rounds: Number(amount('rounds')),
    betting: textOf(betting),
    turnover: textOf(amount('turnover')),
    winning: textOf(winning),
    rebate: textOf(rebate),
    agentCommission: textOf(commission),
    promotion: textOf(promotion),
    dailyIncome: textOf(salary),
    brokerage: textOf(dividend),
    pnl: textOf(winning + rebate + promotion - betting),
  }
}
