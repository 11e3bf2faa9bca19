import type { Database } from '@ante/gateway/kit/db.ts'
import { verifyLedger } from '@ante/gateway/wallet/public.ts'

import { withDatabase } from './database.ts'
import { perSecond } from './figures.ts'
import type { Figure } from './figures.ts'

/** Number of transfers; `TRANSFERS=300000` is sufficient for a trial run. */
const TRANSFERS = Number(process.env['TRANSFERS'] ?? 10_000_000)
const MEMBERS = 50_000

/** Measures the verification of a ledger, which recomputes all balances and chains. */
export async function ledger(_url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, proof, 1)
}

async function proof({ db, pool }: Database): Promise<Figure[]> {
  const written = await timed(() => writeTransfers(pool))
  const before = process.memoryUsage().rss
  const { value, seconds } = await timed(() => verifyLedger(db))
  if (value.problems.length > 0) throw new Error(`the written data is inconsistent: ${value.problems.join('; ')}`)
  const [accounts, transfers] = [value.accounts, value.transfers].map((count) => count.toLocaleString('en'))
  const grown = Math.max(0, Math.round((process.memoryUsage().rss - before) / 1_000_000))
  return [
    [`writing ${TRANSFERS.toLocaleString('en')} transfers`, `${written.seconds.toFixed(0)} s, within the database`],
    [
      `proving ${transfers} transfers, ${accounts} accounts`,
      `${seconds.toFixed(1)} s, ${perSecond(value.transfers / seconds)}, ${grown} MB more memory`,
    ],
  ]
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; seconds: number }> {
  const startedAt = performance.now()
  const value = await work()
  return { value, seconds: (performance.now() - startedAt) / 1000 }
}

/**
 * Writes a ledger as after years of play: alternating bets and wins on many accounts. The functions of the money path
 * chain the transfers, one whole account at a time, while no bets are placed.
 */
async function writeTransfers(pool: Database['pool']): Promise<void> {
  await pool.query(`
    create unlogged table bench_account as
    with opened as (
      insert into account (merchant_code, currency, kind, member_id, wallet_type, balance, version, head)
      select 'aurora', 'PHP', 'member', 9000000000 + n, 2, 0, 0, '' from generate_series(1, ${MEMBERS}) n
      returning id
    )
    select id, row_number() over (order by id) - 1 as place from opened`)
  await pool.query(`
    insert into account (merchant_code, currency, kind, vendor) values ('aurora', 'PHP', 'vendor', 'BENCH')
    on conflict do nothing`)
  await pool.query(`
    do $$
    declare
      house constant bigint := (select id from account where vendor = 'BENCH' and merchant_code = 'aurora');
      at constant timestamptz := date_trunc('milliseconds', now());
      rounds constant integer := ceil(${TRANSFERS}::numeric / ${MEMBERS});
    begin
      for turn in 1 .. rounds loop
        with due as (
          select account.id, version + 1 as version, head, 'bench:' || id || ':' || turn as key,
            case when turn % 2 = 1 then 10000 else 9900 end::bigint as amount,
            balance + case when turn % 2 = 1 then 10000 else -9900 end as balance
          from account join bench_account using (id)
          where (turn - 1) * ${MEMBERS}::bigint + place < ${TRANSFERS}
        ), hashed as (
          select *, chained_hash(head, version, balance, case when turn % 2 = 1
            then transfer_content(3100, 'aurora', 'PHP', house, id, amount, at, key, 'bench')
            else transfer_content(3200, 'aurora', 'PHP', id, house, amount, at, key, 'bench') end) as hash
          from due
        ), entered as (
          insert into transfer (key, code, merchant_code, currency, debit_account, credit_account, amount, reference,
            occurred_at, debit_version, debit_balance, debit_hash, credit_version, credit_balance, credit_hash)
          select key, case when turn % 2 = 1 then 3100 else 3200 end, 'aurora', 'PHP',
            case when turn % 2 = 1 then house else id end, case when turn % 2 = 1 then id else house end, amount, 'bench', at,
            case when turn % 2 = 0 then version end, case when turn % 2 = 0 then balance end,
            case when turn % 2 = 0 then hash end,
            case when turn % 2 = 1 then version end, case when turn % 2 = 1 then balance end,
            case when turn % 2 = 1 then hash end
          from hashed
        )
        update account set balance = hashed.balance, version = hashed.version, head = hashed.hash
        from hashed where account.id = hashed.id;
        commit;
      end loop;
    end $$`)
  await pool.query('drop table bench_account')
  await pool.query('vacuum analyze transfer')
  await pool.query('vacuum analyze account')
}
