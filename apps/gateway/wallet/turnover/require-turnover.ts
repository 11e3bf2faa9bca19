import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { mainAccountOf } from '../accounts.ts'
import { lockAccounts } from '../post-transfer.ts'
import type { TurnoverRequirementTable } from '../tables.ts'

export interface NewRequirement {
  /** Idempotency key without expiry at the merchant: a repeat requires nothing more. */
  key: string
  memberId: bigint
  merchantCode: string
  currency: string
  cause: TurnoverRequirementTable['cause']
  /** Credited amount plus, for a bonus, the member's own deposit for which it was granted. */
  amount: bigint
  /** Multiple of the amount in hundredths: 100 means a one-fold wagering requirement. */
  multipleHundredths: number
  at: Date
}

/**
 * Adds a wagering requirement in the transaction of its credit, after all existing ones. Earlier play does not count.
 * Locks the member's account, so that requirements and bets of the seamless wallet are serialized.
 */
export async function requireTurnover(tx: Db, requested: NewRequirement): Promise<void> {
  const { key, memberId, merchantCode, currency, cause, amount, multipleHundredths, at } = requested
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
