import { IncomeCategory } from '@ante/contract/agents/rebate-income.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { MerchantDays } from '../../merchant/public.ts'

/** Income of an agent for one day and one category. */
export interface IncomePart {
  day: string
  part: 'commission' | 'salary' | 'dividend'
  /** Null for salaries and dividends. */
  category: IncomeCategory | null
  units: bigint
}

/** Returns income parts from the ledger, latest day first. */
export async function incomeParts(
  db: Db,
  { memberId, zone, from, to }: MerchantDays & { memberId: bigint },
): Promise<IncomePart[]> {
  const side = (name: 'debit' | 'credit') => {
    const [account, version] = ['account', 'version'].map((part) => sql.ref(`${name}_${part}`))
    return sql`
      select occurred_at as at, code, ${sql.raw(String(name === 'debit'))} as is_debit, amount from transfer
      where ${account} = any (array(select id from account where kind = 'member' and member_id = ${memberId}))
        and ${version} is not null and code >= 6100 and code < 6300
        and occurred_at >= (${from}::date)::timestamp at time zone ${zone}
        and occurred_at < (${to}::date + 1)::timestamp at time zone ${zone}`
  }
  const { rows } = await sql<Omit<IncomePart, 'category'> & { category: string }>`
    select to_char(moved.at at time zone ${zone}, 'YYYY-MM-DD') as day, cash.part, cash.category,
      sum(cash.sign * moved.amount)::int8 as units
    from (${side('credit')} union all ${side('debit')}) moved
    join cash_code cash on cash.code = moved.code and cash.is_debit = moved.is_debit
      and cash.part in ('commission', 'salary', 'dividend')
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db)
  return rows.map(({ category, ...part }) => ({ ...part, category: IncomeCategory.safeParse(category).data ?? null }))
}
