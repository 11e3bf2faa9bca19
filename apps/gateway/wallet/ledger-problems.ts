import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../kit/db.ts'

interface Part {
  /** Null means all of them. */
  merchantCodes: string[] | null
  limit: number
}

/** Returns the SQL condition that rows are of these merchants. */
const ofMerchants = (code: string, { merchantCodes }: Part): RawBuilder<unknown> =>
  merchantCodes ? sql`${sql.ref(code)} = any (${merchantCodes}::text[])` : sql`true`

/**
 * Reports transfers whose accounts are missing or belong to another merchant, possible only when the database's
 * constraints were removed.
 */
export async function lostProblems(tx: Db, part: Part): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select t.key from transfer t
    left join account d on (d.id, d.merchant_code, d.currency) = (t.debit_account, t.merchant_code, t.currency)
    left join account c on (c.id, c.merchant_code, c.currency) = (t.credit_account, t.merchant_code, t.currency)
    where ${ofMerchants('t.merchant_code', part)} and (d.id is null or c.id is null or d.id = c.id or t.amount <= 0)
    limit ${part.limit}`.execute(tx)
  return rows.map(({ key }) => `transfer ${key} does not move an amount between two accounts of its merchant`)
}

/** Reports keys that moved money more than once. The unique index could be missing, so it is not trusted. */
export async function keyProblems(tx: Db, part: Part): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from transfer where ${ofMerchants('merchant_code', part)}
    group by key having count(*) > 1 limit ${part.limit}`.execute(tx)
  return rows.map(({ key }) => `the key ${key} stands more than once`)
}

/** Reports merchants whose sum over members' balances and the merchant's own accounts is not zero. */
export async function sumProblems(tx: Db, part: Part): Promise<string[]> {
  const { rows } = await sql<{ merchant_code: string; currency: string; sum: string }>`
    with balances as (
      select merchant_code, currency, sum(balance) as amount from account
      where balance is not null and ${ofMerchants('merchant_code', part)} group by 1, 2
      union all
      select t.merchant_code, t.currency, sum(t.amount) from transfer t
      join account a on a.id = t.credit_account where a.balance is null and ${ofMerchants('t.merchant_code', part)} group by 1, 2
      union all
      select t.merchant_code, t.currency, -sum(t.amount) from transfer t
      join account a on a.id = t.debit_account where a.balance is null and ${ofMerchants('t.merchant_code', part)} group by 1, 2
    )
    select merchant_code, currency, sum(amount)::text as sum from balances group by 1, 2 having sum(amount) <> 0`.execute(
    tx,
  )
  return rows.map((row) => `the accounts of ${row.merchant_code} in ${row.currency} sum to ${row.sum}`)
}

/**
 * Reports sides of transfers without a chain position in accounts with a stored balance, and sides with a chain
 * position in accounts without a stored balance.
 */
export async function unchainedProblems(tx: Db, part: Part): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select t.key from transfer t
    join account d on d.id = t.debit_account join account c on c.id = t.credit_account
    where ${ofMerchants('t.merchant_code', part)}
      and ((d.balance is null) <> (t.debit_version is null) or (c.balance is null) <> (t.credit_version is null))
    limit ${part.limit}`.execute(tx)
  return rows.map(({ key }) => `transfer ${key} is not chained where it should be`)
}

/** Reports jackpots whose displayed amount differs from the sum of the account's transfers. */
export async function poolProblems(tx: Db, part: Part): Promise<string[]> {
  const { rows } = await sql<{ merchant_code: string }>`
    select merchant_code from account a where kind = 'jackpot' and ${ofMerchants('a.merchant_code', part)} and
      (select coalesce(sum(amount), 0) from jackpot_pool where account_id = a.id) <>
      (select coalesce(sum(case when credit_account = a.id then amount else -amount end), 0) from transfer
        where a.id in (credit_account, debit_account))`.execute(tx)
  return rows.map(({ merchant_code: code }) => `the jackpot of ${code} is not what its transfers sum to`)
}
