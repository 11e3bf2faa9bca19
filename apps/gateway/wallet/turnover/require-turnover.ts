import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { mainAccountOf } from '../accounts.ts'
import { lockAccounts } from '../post-transfer.ts'
import type { TurnoverRequirementTable } from '../tables.ts'

export interface NewRequirement {
  /** Once and for ever at the merchant: repeating it requires nothing more. */
  key: string
  memberId: bigint
  merchantCode: string
  currency: string
  cause: TurnoverRequirementTable['cause']
  /** What was credited, and what of his own it was given for. */
  amount: bigint
  /** 100 means that it has to be played once. */
  multipleHundredths: number
  at: Date
}

/**
 * Requires turnover in the transaction of the credit that it belongs to, behind all that is required already. What was played
 * before does not count. The member's account is locked, so that his requirements, and the bets of the seamless wallet, come
 * one after the other.
 */
export async function requireTurnover(tx: Db, wanted: NewRequirement): Promise<void> {
  const { key, memberId, merchantCode, currency, cause, amount, multipleHundredths, at } = wanted
  await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
  const length = amount * BigInt(multipleHundredths)
  await sql`
    insert into turnover_requirement
      (merchant_code, key, member_id, currency, cause, amount, multiple_hundredths, from_turnover, to_turnover, made_at)
    select ${merchantCode}, ${key}, ${memberId}::int8, ${currency}, ${cause}, ${amount}::int8, ${multipleHundredths}::int,
      place, place + ${length}::int8, ${at}::timestamptz
    from (
      select greatest(valid_turnover(${memberId}::int8, ${merchantCode}),
        (select max(to_turnover) from turnover_requirement where member_id = ${memberId}::int8)) as place) line
    on conflict (merchant_code, key) do nothing`.execute(tx)
}
