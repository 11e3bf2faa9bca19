import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { MerchantDays } from '../../merchant/public.ts'

/** Category of a member's money movements that are neither stakes nor payouts. */
export type CashKind = 'deposit' | 'withdrawal' | 'rebate' | 'promotion'

/** Category by transaction code. Source: domain handbook 8, and `transaction-codes.ts` for our own codes. */
const KINDS: Record<number, CashKind> = {
  6101: 'deposit',
  6102: 'deposit',
  6201: 'withdrawal',
  6202: 'withdrawal',
  6203: 'withdrawal',
  4105: 'rebate',
  6111: 'rebate',
  6113: 'rebate',
  6115: 'rebate',
  6116: 'rebate',
  6117: 'rebate',
  3102: 'promotion',
  4104: 'promotion',
  5112: 'promotion',
  6112: 'promotion',
}

/** Game category to which a transfer code belongs. */
const CATEGORIES: Record<number, GameCategory> = {
  3102: 'RNG',
  4105: 'LOTT',
  5112: 'PVP',
  6111: 'PVP',
  6113: 'RNG',
  6115: 'FISH',
  6116: 'LIVE',
  6117: 'SPORTS',
}

export interface CashOfDay {
  /** `2026-02-28`. */
  day: string
  kind: CashKind
  category: GameCategory | null
  /** Credited amount; for withdrawals the debited amount that was not returned. */
  units: bigint
}

interface Query extends MerchantDays {
  memberId: bigint
}

/** Lists the codes in the same order as the partial index: otherwise the database cannot use the index. */
const CODES = sql.raw(Object.keys(KINDS).join(', '))

/** Returns a member's deposits, withdrawals, rebates and promotions by day of the merchant's calendar. */
export async function cashByDay(db: Db, query: Query): Promise<CashOfDay[]> {
  const { rows } = await sql<{ day: string; code: number; units: bigint }>`
    select to_char(moved.at at time zone ${query.zone}, 'YYYY-MM-DD') as day, code, sum(units)::bigint as units
    from (${side('credit', query)} union all ${side('debit', query)}) moved
    group by 1, code order by 1, code`.execute(db)
  return rows.flatMap(({ day, code, units }) => {
    const kind = KINDS[code]
    if (kind === undefined) return []
    return [{ day, kind, category: CATEGORIES[code] ?? null, units: kind === 'withdrawal' ? -units : units }]
  })
}

function side(name: 'debit' | 'credit', { memberId, from, to, zone }: Query) {
  const [account, version] = ['account', 'version'].map((part) => sql.ref(`${name}_${part}`))
  return sql`
    select occurred_at as at, code, ${sql.raw(name === 'debit' ? '-amount' : 'amount')} as units
    from transfer
    where ${account} = any (array(
        select id from account
        where kind = 'member' and member_id = ${memberId} and wallet_type in (${sql.raw(`${MAIN_WALLET}, ${LOTTERY_WALLET}`)})))
      and ${version} is not null and code in (${CODES})
      and occurred_at >= (${from}::date)::timestamp at time zone ${zone}
      and occurred_at < (${to}::date + 1)::timestamp at time zone ${zone}`
}
