import type { Database } from '@ante/gateway/kit/db.ts'

export const MEMBERS = 1_000_000
export const TRANSFERS = 10_000_000
export const ROUNDS = 10_000_000
export const SIGN_INS = 10_000_000
export const WITHDRAWALS = 300_000
export const DEPOSITS = 700_000
/** Number of withdrawals, and of deposits, that wait for a decision. */
export const WAITING = 5_000
/** Number of entries of the audit log. */
export const ENTRIES = 10_000_000
const CARDS = 300_000
const DAYS = 30
/** Number of addresses and devices, each used by many members. */
const ADDRESSES = 60_000
const TAGGED = 20_000
/** One transfer in this number belongs to the first member, whose ledger is long. */
export const LONG_LEDGER = 10
/** Number of rows per statement. */
const AT_ONCE = 1_000_000

const TABLES = [
  'member',
  'member_profile',
  'account',
  'bank_card',
  'withdrawal',
  'deposit',
  'transfer',
  'game_round',
  'sign_in',
  'audit_entry',
]

/**
 * Writes members of Aurora with profiles, cards, deposits, withdrawals, transfers, rounds and sign-ins of a month,
 * bypassing triggers. Only the numbers of rows matter: transfers do not match the balances.
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
    `insert into player_tag (merchant_code, name) values ('aurora', 'Bench')`,
    `insert into member_tag (member_id, tag_id, merchant_code, staff_id, author, reason, at)
      select bench_member.id, player_tag.id, 'aurora', (select min(id) from staff_account), 'bench', 'bench', now()
      from bench_member, player_tag where name = 'Bench' and n % ${MEMBERS / TAGGED} = 0`,
    `update member set status = 'disabled' from bench_member where bench_member.id = member.id and n % 1000 = 0`,
    `create table bench_wallet as select n, account.id
      from bench_member join account on account.member_id = bench_member.id and account.wallet_type = 2`,
    `create unique index on bench_wallet (n)`,
    ...steps(TRANSFERS).map(transfers),
    ...steps(ROUNDS).map(rounds),
    ...steps(SIGN_INS).map(signIns),
    ...steps(ENTRIES).map(entries),
  ]
}

const steps = (rows: number) => Array.from({ length: rows / AT_ONCE }, (_, step) => step * AT_ONCE)

/** Returns the SQL expression for the time of row `n` of `rows`, in chronological order up to now. */
const timeOfRow = (rows: number) => `now() - (${rows} - n) * interval '${(DAYS * 86_400) / rows} seconds'`

/**
 * Returns the statement that writes transfers from the house to main wallets; three in four are bets. Versions of a
 * wallet are consecutive from 2.
 */
const transfers = (first: number) => `
  insert into transfer (key, code, merchant_code, currency, debit_account, credit_account, amount, reference, occurred_at,
    credit_version, credit_balance, credit_hash)
  select 'bench:' || n, (array[3200, 3200, 3200, 3100, 3200, 3200, 3200, 6101])[1 + n % 8], 'aurora', 'PHP', house.id,
    wallet.id, (1 + n % 500) * 10000, 'bench', ${timeOfRow(TRANSFERS)},
    case when n % ${LONG_LEDGER} = 0 then ${TRANSFERS} + n else 2 + n / ${MEMBERS} end, 1000000, '\\x${'00'.repeat(32)}'
  from generate_series(${first + 1}, ${first + AT_ONCE}) n
  join (select n as owner, id from bench_wallet) wallet on wallet.owner = case when n % ${LONG_LEDGER} = 0 then 1 else 1 + n % ${MEMBERS} end
  cross join (select id from account where merchant_code = 'aurora' and kind = 'house') house`

const rounds = (first: number) => `
  insert into game_round (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid, opened_at,
    closed_at, day, category)
  select game.vendor, bench_member.id, 'bench-round-' || number, 'aurora', '00000000-0000-0000-0000-000000000000',
    game.node_id, 'closed', 10000, number % 3 * 10000, at, at, at::date, 'SLOT'
  from (select n as number, ${timeOfRow(ROUNDS)} as at
    from generate_series(${first + 1}, ${first + AT_ONCE}) n) made
  join bench_member on bench_member.n = 1 + number % ${MEMBERS}
  cross join (select vendor, node_id from game limit 1) game`

const signIns = (first: number) => `
  insert into sign_in (member_id, at, method, ip, network, device, user_agent, device_hash, known)
  select bench_member.id, at, 'password', '100.64.' || address / 250 || '.' || address % 250, '100.64', 'Bench', 'Bench',
    sha256(address::text::bytea), true
  from (select n as number, n * 7 % ${ADDRESSES} as address, ${timeOfRow(SIGN_INS)} as at
    from generate_series(${first + 1}, ${first + AT_ONCE}) n) made
  join bench_member on bench_member.n = 1 + number % ${MEMBERS}`

/**
 * Returns the statement that writes entries of the audit log in chronological order up to now, without hashes: of 200
 * persons, 50 actions and 100,000 objects; one in 1,000 is refused.
 */
const entries = (first: number) => `
  insert into audit_entry (chain, position, at, actor, merchant_code, action, object, result, refusal, hash)
  select 'aurora', 1000000 + n, now() - (${ENTRIES} - n) * interval '${(DAYS * 86_400) / ENTRIES} seconds',
    'person' || n % 200 || '@ante.example', 'aurora', 'bench.action.' || n % 50, 'member:player' || n % 100000, result,
    case result when 'refused' then 'permission.denied' end, sha256('')
  from generate_series(${first + 1}, ${first + AT_ONCE}) n
  cross join lateral (select case when n % 1000 = 0 then 'refused' when n % 4 = 0 then 'read' else 'done' end as result) made`
