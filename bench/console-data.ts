import type { Database } from '@ante/gateway/kit/db.ts'

export const MEMBERS = 1_000_000
export const TRANSFERS = 10_000_000
export const WITHDRAWALS = 300_000
export const DEPOSITS = 700_000
/** Number of withdrawals, and of deposits, that wait for a decision. */
export const WAITING = 5_000
/** Number of entries of the audit log. */
export const ENTRIES = 10_000_000
const CARDS = 300_000
const DAYS = 30
/** Number of rows per statement. */
const AT_ONCE = 1_000_000

const TABLES = ['member', 'member_profile', 'account', 'bank_card', 'withdrawal', 'deposit', 'transfer', 'audit_entry']

/**
 * Writes members of Aurora with profiles, cards, deposits, withdrawals and transfers of a month, bypassing triggers.
 * Only the number of transfers matters: they are between accounts of the house, and do not match the balances.
 */
export async function writeConsoleData(pool: Database['pool']): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("set work_mem = '256MB'")
    await client.query('set synchronous_commit = off')
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    for (const statement of statements()) await client.query(statement)
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

function statements(): string[] {
  return [
    `create table bench_member as
      select n, nextval(pg_get_serial_sequence('member', 'id')) as id from generate_series(1, ${MEMBERS}) n`,
    `create unique index on bench_member (n)`,
    `insert into member (id, merchant_code, account, type, registered_at, path) overriding system value
      select id, 'aurora', 'player' || n, 0, now() - n % ${DAYS} * interval '1 day', '/' || id || '/' from bench_member`,
    `insert into member_profile (member_id, merchant_code, mobile, email, payee_name)
      select id, 'aurora', '+63917' || (1000000 + n), 'player' || n || '@example.com', 'Maria ' || md5(n::text)
      from bench_member`,
    `insert into account (merchant_code, currency, kind, member_id, wallet_type, balance, version, head)
      select 'aurora', 'PHP', 'member', id, wallet, 1000000, 1, sha256('') from bench_member, unnest(array[2, 12]) wallet`,
    `insert into bank_card (merchant_code, member_id, bank_code, number_sealed, number_mark, last_digits, holder, request_key, added_at)
      select 'aurora', id, (select min(code) from bank where merchant_code = 'aurora'), '', sha256(n::text::bytea),
        lpad((n % 10000)::text, 4, '0'), 'Maria ' || n, 'bench', now() - interval '40 days'
      from bench_member where n <= ${CARDS}`,
    `insert into withdrawal (id, merchant_code, member_id, currency, amount, fee, bank_card_id, bank_code, bank_name,
        last_digits, state, requested_at, expected_at, due_at, ended_at)
      select 'WBENCH' || lpad(n::text, 8, '0'), 'aurora', card.member_id, 'PHP', (100 + n % 900) * 10000, 0, card.id,
        card.bank_code, card.bank_code, card.last_digits, state, at, at + interval '1 hour', at + interval '10 years',
        case when state = 'SUCCESS' then at + interval '20 minutes' end
      from bench_member
      join bank_card card on card.member_id = bench_member.id
      cross join lateral (select case when n <= ${WAITING} then 'REVIEW' else 'SUCCESS' end as state,
        now() - case when n <= ${WAITING} then n * interval '1 second' else n % ${DAYS} * interval '1 day' end as at) made
      where n <= ${WITHDRAWALS}`,
    `insert into deposit (transaction_id, merchant_code, member_id, currency, channel_code, channel_name, kind, state,
        requested, pay_currency, pay_amount, fee_hundredths, reimbursement_hundredths, multiple_hundredths, return_url,
        language, request_key, paid, credited, created_at, expires_at, credited_at)
      select 'DBENCH' || lpad(n::text, 8, '0'), 'aurora', id, 'PHP', 'bank', 'Bank', 'MT', state, amount, 'PHP', amount,
        0, 0, 100, '', 'EN', 'bench', case when state = 'SUCCESS' then amount end,
        case when state = 'SUCCESS' then amount end, at, at + interval '1 day', case when state = 'SUCCESS' then at end
      from bench_member
      cross join lateral (select case when n <= ${WAITING} then 'SUBMITTED' else 'SUCCESS' end as state,
        (500 + n % 4500) * 10000::bigint + n * 100 as amount,
        now() - case when n <= ${WAITING} then n * interval '1 second' else n % ${DAYS} * interval '1 day' end as at) made
      where n <= ${DEPOSITS}`,
    ...Array.from({ length: TRANSFERS / AT_ONCE }, (_, step) => transfers(step * AT_ONCE)),
    ...Array.from({ length: ENTRIES / AT_ONCE }, (_, step) => entries(step * AT_ONCE)),
  ]
}

/** Returns the statement that writes transfers in chronological order up to now; three of four are bets. */
const transfers = (first: number) => `
  insert into transfer (key, code, merchant_code, currency, debit_account, credit_account, amount, reference, occurred_at)
  select 'bench:' || n, (array[3200, 3200, 3200, 3100, 3200, 3200, 3200, 6101])[1 + n % 8], 'aurora', 'PHP', house.id,
    clearing.id, (1 + n % 500) * 10000, 'bench', now() - (${TRANSFERS} - n) * interval '${(DAYS * 86_400) / TRANSFERS} seconds'
  from generate_series(${first + 1}, ${first + AT_ONCE}) n
  cross join (select id from account where merchant_code = 'aurora' and kind = 'house') house
  cross join (select id from account where merchant_code = 'aurora' and kind = 'clearing' limit 1) clearing`

/**
 * Returns the statement that writes entries of the audit log in chronological order up to now, without hashes: of 200
 * persons, 50 actions and 100,000 objects; one of 1,000 is refused.
 */
const entries = (first: number) => `
  insert into audit_entry (chain, position, at, actor, merchant_code, action, object, result, refusal, hash)
  select 'aurora', 1000000 + n, now() - (${ENTRIES} - n) * interval '${(DAYS * 86_400) / ENTRIES} seconds',
    'person' || n % 200 || '@ante.example', 'aurora', 'bench.action.' || n % 50, 'member:player' || n % 100000, result,
    case result when 'refused' then 'permission.denied' end, sha256('')
  from generate_series(${first + 1}, ${first + AT_ONCE}) n
  cross join lateral (select case when n % 1000 = 0 then 'refused' when n % 4 = 0 then 'read' else 'done' end as result) made`
