import { sql } from 'kysely'

import { transactionCode } from '../../../wallet/public.ts'
import { MAX_ROWS } from '../report.ts'
import type { ReportDeclaration } from '../report.ts'
import { isReported, timesOf } from './days-of.ts'

interface AgentRow {
  account: string
  rebates: string
  salaries: string
  dividends: string
  total: string
}

const SALARIES = [transactionCode.dailySalary, transactionCode.hourlySalary, transactionCode.realTimeSalary]
const REBATES = [
  transactionCode.lotteryAgentRebate,
  transactionCode.agentPvpRebate,
  transactionCode.agentSlotRebate,
  transactionCode.agentFishRebate,
  transactionCode.agentLiveRebate,
  transactionCode.agentSportsRebate,
]
const DIVIDENDS = [transactionCode.dividend]

/** What agents received: rebates of their teams, salaries and dividends. */
export const agents: ReportDeclaration = {
  name: 'agents',
  columns: [
    { id: 'account', kind: 'text', title: 'Agent' },
    { id: 'rebates', kind: 'amount', title: 'Rebates' },
    { id: 'salaries', kind: 'amount', title: 'Salaries' },
    { id: 'dividends', kind: 'amount', title: 'Dividends' },
    { id: 'total', kind: 'amount', title: 'Total' },
  ],
  rows: async (db, period) => {
    const { begins, ends } = timesOf(period)
    const sumOf = (codes: readonly number[]) =>
      sql`coalesce(sum(transfer.amount) filter (where transfer.code = any(${[...codes]}::int4[])), 0)`
    const { rows } = await sql<AgentRow>`
      select member.account, ${sumOf(REBATES)} as rebates, ${sumOf(SALARIES)} as salaries,
        ${sumOf(DIVIDENDS)} as dividends, sum(transfer.amount) as total
      from transfer join account on account.id = transfer.credit_account join member on member.id = account.member_id
      where transfer.merchant_code = ${period.merchantCode}
        and transfer.occurred_at >= ${begins} and transfer.occurred_at < ${ends}
        and transfer.code = any(${[...REBATES, ...SALARIES, ...DIVIDENDS]}::int4[])
        and ${isReported(period, 'member.id')}
      group by member.account
      order by 5 desc, 1 limit ${MAX_ROWS + 1}`.execute(db)
    return rows.map(({ account, rebates, salaries, dividends, total }) => ({
      id: account,
      values: {
        account,
        rebates: BigInt(rebates),
        salaries: BigInt(salaries),
        dividends: BigInt(dividends),
        total: BigInt(total),
      },
    }))
  },
}
