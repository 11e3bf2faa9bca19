import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** Number of accounts checked by one statement, which bounds memory use. */
const ACCOUNTS_AT_ONCE = 200

/** Returns the next accounts with a stored balance. */
export async function nextAccounts(
  tx: Db,
  { after, merchantCodes }: { after: bigint; merchantCodes: string[] | null },
): Promise<bigint[]> {
  let query = tx.selectFrom('account').select('id').where('id', '>', after).where('balance', 'is not', null)
  if (merchantCodes) query = query.where('merchant_code', 'in', merchantCodes)
  const rows = await query.orderBy('id').limit(ACCOUNTS_AT_ONCE).execute()
  return rows.map(({ id }) => id)
}

/** Reports accounts whose entries are not consecutive, or do not lead to the stored balance. */
export async function brokenChains(tx: Db, ids: bigint[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: bigint; version: bigint; problem: string }>`
    with entry as (
      select debit_account as id, debit_version as version, debit_balance as balance, debit_hash as hash, -amount as change,
        transfer_content(code, merchant_code, currency, debit_account, credit_account, amount, occurred_at, key, reference)
          as content
      from transfer where debit_account = any (${ids}::int8[]) and debit_version is not null
      union all
      select credit_account, credit_version, credit_balance, credit_hash, amount,
        transfer_content(code, merchant_code, currency, debit_account, credit_account, amount, occurred_at, key, reference)
      from transfer where credit_account = any (${ids}::int8[]) and credit_version is not null
    ), linked as (
      select *, lag(version, 1, 0::int8) over chain as earlier_version, lag(balance, 1, 0::int8) over chain as earlier_balance,
        lag(hash, 1, ''::bytea) over chain as earlier_hash
      from entry window chain as (partition by id order by version)
    ), ended as (
      select distinct on (id) id, version, balance, hash from entry order by id, version desc
    )
    select id, version, case
      when version <> earlier_version + 1 then 'follows no entry'
      when balance <> earlier_balance + change then 'has a balance that does not follow'
      else 'has a hash that does not follow' end as problem
    from linked
    where version <> earlier_version + 1 or balance <> earlier_balance + change
      or hash <> chained_hash(earlier_hash, version, balance, content)
    union all
    select a.id, a.version, case
      when a.balance < 0 and not a.may_overdraw then 'is overdrawn'
      else 'is not where its last entry left it' end
    from account a left join ended e on e.id = a.id
    where a.id = any (${ids}::int8[]) and ((a.balance < 0 and not a.may_overdraw)
      or (a.version, a.balance, a.head) <> (coalesce(e.version, 0), coalesce(e.balance, 0), coalesce(e.hash, '')))
    limit ${limit}`.execute(tx)
  return rows.map(({ id, version, problem }) => `account ${id} at version ${version} ${problem}`)
}
