import type { Database } from '../apps/gateway/kit/db.ts'

export const MEMBERS = 1_000_000
export const TEAM = 200_000
const DAYS = 30
/** Between the root of the tree and the agent: those at the bottom of his team stand 30 deep. */
const ABOVE = 17
const DIRECTLY_BELOW = 100
const ONLINE = 20_000
const PAST_TRIGGERS = ['member', 'play_day', 'sign_in']

/**
 * A tree of a million, written past the triggers: what a large team comes to by its days, its agent's sums with it. Of all
 * others the sums hold their own days alone, for the size of the tables.
 */
export async function writeTree(pool: Database['pool'], account: string): Promise<{ ids: string[] }> {
  await putDeep(pool, account)
  const client = await pool.connect()
  try {
    for (const table of PAST_TRIGGERS) await client.query(`alter table ${table} disable trigger user`)
    for (const statement of statements(account)) await client.query(statement)
    for (const table of PAST_TRIGGERS) await client.query(`alter table ${table} enable trigger user`)
    await client.query('analyze')
    const { rows } = await client.query<{ id: bigint }>(`select id from bench_team where n <= ${TEAM}`)
    return { ids: rows.map(({ id }) => String(id)) }
  } finally {
    client.release(true)
  }
}

async function putDeep(pool: Database['pool'], account: string): Promise<void> {
  for (let place = 1; place <= ABOVE; place++) {
    const above = place === 1 ? 'agent00' : `deep${place - 1}`
    await pool.query(`
      insert into member (merchant_code, account, type, upline_id, registered_at)
      select merchant_code, 'deep${place}', 1, id, now() from member where merchant_code = 'aurora' and account = '${above}'`)
  }
  await pool.query(`
    update member set upline_id = (select id from member where merchant_code = 'aurora' and account = 'deep${ABOVE}')
    where merchant_code = 'aurora' and account = '${account}'`)
}

function statements(account: string): string[] {
  const explode = `from bench_team team cross join lateral unnest(line_of(team.path)) agent (id)`
  return [
    // The first below whoever they hang on, and two below each from then on.
    `create table bench_team (n integer primary key, id bigint not null, up integer, path text)`,
    `insert into bench_team (n, id, up)
      select n, nextval(pg_get_serial_sequence('member', 'id')),
        case when place <= ${DIRECTLY_BELOW} then null else base + (place - ${DIRECTLY_BELOW} - 1) / 2 + 1 end
      from generate_series(1, ${MEMBERS}) n, lateral (
        select case when n <= ${TEAM} then 0 else ${TEAM} end as base, case when n <= ${TEAM} then n else n - ${TEAM} end as place
      ) shape`,
    `with recursive tree as (
        select team.n, member.path || team.id || '/' as path from bench_team team
        join member on member.merchant_code = 'aurora' and member.account = case when n <= ${TEAM} then '${account}' else 'agent00' end
        where up is null
        union all
        select below.n, tree.path || below.id || '/' from bench_team below join tree on below.up = tree.n)
      update bench_team set path = tree.path from tree where tree.n = bench_team.n`,
    `insert into member (id, merchant_code, account, type, upline_id, registered_at, path) overriding system value
      select id, 'aurora', 'bench' || n, 0, split_part(path, '/', -3)::bigint, now() - n % ${DAYS} * interval '1 day', path
      from bench_team`,
    `insert into account (merchant_code, currency, kind, member_id, wallet_type, balance, version, head)
      select 'aurora', 'PHP', 'member', id, 2, 1000000, 1, sha256('') from bench_team`,
    `insert into team_member (member_id, balance, is_counted) select id, 1000000, true from bench_team`,
    `insert into play_day (member_id, day, category, vendor, outcome, rounds, staked, paid)
      select id, current_date - (n * 7 + k * 11) % ${DAYS}, (array['RNG', 'FISH', 'LIVE', 'SPORTS', 'PVP'])[1 + n % 5], 'CRB',
        'lost', 10, 1000000, 900000
      from bench_team, generate_series(0, 1) k`,
    `insert into member_presence (kind, member_id, day)
      select kind, id, current_date - (n * 7 + k * 11) % ${DAYS} from bench_team, generate_series(0, 1) k,
        unnest(array['bet', 'login']) kind
      union all
      select 'register', id, current_date - n % ${DAYS} from bench_team`,
    `insert into team_day
      select agent.id, play.day, play.category, sum(rounds), sum(staked), sum(staked), sum(paid), 0, 0, 0, 0, 0, 0, 0, 0, 0
      ${explode} join play_day play on play.member_id = team.id and play.vendor = 'CRB'
      where team.n <= ${TEAM} or agent.id = team.id
      group by agent.id, play.day, play.category on conflict do nothing`,
    `insert into team select agent.id, count(*), count(*) * 1000000 ${explode}
      where team.n <= ${TEAM} or agent.id = team.id group by agent.id
      on conflict (agent_id) do update set members = excluded.members, balance = excluded.balance`,
    `insert into team_presence
      select agent.id, kind, day, day_before, count(*)
      from (
        select kind, member_id, day, coalesce(lag(day) over (partition by kind, member_id order by day), '-infinity') as day_before
        from member_presence where member_id in (select id from bench_team where n <= ${TEAM})) link
      join bench_team team on team.id = link.member_id
      cross join lateral unnest(line_of(team.path)) agent (id)
      group by agent.id, kind, day, day_before on conflict do nothing`,
    `insert into sign_in (member_id, at, method, ip, network, device, user_agent, known)
      select id, now() - n % ${DAYS} * interval '1 day', 'password', '', '', 'MOBILE', '', true from bench_team`,
    `insert into session (token_hash, member_id, created_at, last_seen_at, expires_at, device, ip, user_agent)
      select sha256(n::text::bytea), id, now(), now() + interval '10 minutes', now() + interval '1 hour', 'MOBILE', '', ''
      from bench_team where n % ${Math.floor(MEMBERS / (5 * ONLINE))} = 0`,
  ]
}
