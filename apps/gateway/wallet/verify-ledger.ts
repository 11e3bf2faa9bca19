import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** What was looked at, and what is wrong with it; a sound ledger has no problems. */
export interface LedgerReport {
  accounts: number
  transfers: number
  problems: string[]
}

/** So many accounts are checked by one statement, which bounds what it holds in memory. */
const ACCOUNTS_AT_ONCE = 200
/** One broken chain may show at many places: the first are enough to know. */
const PROBLEMS_TOLD = 50

/**
 * Recomputes the whole ledger within one snapshot, however busy it is: every kept balance from its transfers, every
 * chain of hashes from its beginning, and the sum over all accounts of each merchant, which is zero.
 */
export async function verifyLedger(db: Db): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const problems = [...(await sumProblems(tx)), ...(await unchainedProblems(tx)), ...(await poolProblems(tx))]
      const accounts = await chainProblems(tx, problems)
      return { accounts, transfers: await transferCount(tx), problems: problems.slice(0, PROBLEMS_TOLD) }
    })
}

/** What members hold, and what the merchant's own accounts have given and taken, cancel out. */
async function sumProblems(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ merchant_code: string; currency: string; sum: string }>`
    with held as (
      select merchant_code, currency, sum(balance) as amount from account where balance is not null group by 1, 2
      union all
      select t.merchant_code, t.currency, sum(t.amount) from transfer t
      join account a on a.id = t.credit_account where a.balance is null group by 1, 2
      union all
      select t.merchant_code, t.currency, -sum(t.amount) from transfer t
      join account a on a.id = t.debit_account where a.balance is null group by 1, 2
    )
    select merchant_code, currency, sum(amount)::text as sum from held group by 1, 2 having sum(amount) <> 0`.execute(
    tx,
  )
  return rows.map((row) => `the accounts of ${row.merchant_code} in ${row.currency} sum to ${row.sum}`)
}

/** A side that keeps a balance has its place in a chain, and only such a side. */
async function unchainedProblems(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select t.key from transfer t
    join account d on d.id = t.debit_account join account c on c.id = t.credit_account
    where (d.balance is null) <> (t.debit_version is null) or (c.balance is null) <> (t.credit_version is null)
    limit ${PROBLEMS_TOLD}`.execute(tx)
  return rows.map(({ key }) => `transfer ${key} is not chained where it should be`)
}

/** What is shown as a jackpot is what its account's transfers sum to. */
async function poolProblems(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ merchant_code: string }>`
    select merchant_code from account a where kind = 'jackpot' and
      (select coalesce(sum(amount), 0) from jackpot_pool where account_id = a.id) <>
      (select coalesce(sum(case when credit_account = a.id then amount else -amount end), 0) from transfer
        where a.id in (credit_account, debit_account))`.execute(tx)
  return rows.map(({ merchant_code: code }) => `the jackpot of ${code} is not what its transfers sum to`)
}

async function chainProblems(tx: Db, problems: string[]): Promise<number> {
  let accounts = 0
  let after = 0n
  for (;;) {
    const ids = await nextAccounts(tx, after)
    const last = ids.at(-1)
    if (last === undefined) return accounts
    for (const problem of await brokenChains(tx, ids)) problems.push(problem)
    accounts += ids.length
    if (problems.length >= PROBLEMS_TOLD) return accounts
    after = last
  }
}

async function nextAccounts(tx: Db, after: bigint): Promise<bigint[]> {
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '>', after)
    .where('balance', 'is not', null)
    .orderBy('id')
    .limit(ACCOUNTS_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

async function brokenChains(tx: Db, ids: bigint[]): Promise<string[]> {
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
    limit ${PROBLEMS_TOLD}`.execute(tx)
  return rows.map(({ id, version, problem }) => `account ${id} at version ${version} ${problem}`)
}

async function transferCount(tx: Db): Promise<number> {
  const { count } = await tx
    .selectFrom('transfer')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
