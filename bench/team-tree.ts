import type { Database } from '@ante/gateway/kit/db.ts'

export const MEMBERS = 1_000_000
export const TEAM = 200_000
export const DIRECT_DOWNLINES = 3_000
const DAYS = 31
/** Number of levels between the root of the tree and the agent: the lowest level of the team has depth 30. */
const LEVELS_ABOVE = 21
/** Number of the last team member with downline members: each member up to it has two. */
const LAST_AGENT = (TEAM - DIRECT_DOWNLINES) / 2
/** Number of agents above all other members. */
const OTHER_AGENTS = 800
const ONLINE = 20_000
const PAST_TRIGGERS = ['member', 'game_round', 'play_day', 'sign_in', 'session']

/**
 * Writes a tree of a million members with consistent rounds, days, hours and sums, bypassing triggers, under the lock
 * of the counting job. Returns the ids of the agent's team.
 */
export async function writeTree(pool: Database['pool'], account: string): Promise<{ ids: string[] }> {
  await putDeep(pool, account)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(team_lock())')
    await client.query("set work_mem = '256MB'")
    await client.query('set synchronous_commit = off')
    for (const table of PAST_TRIGGERS) await client.query(`alter table ${table} disable trigger user`)
    for (const statement of [...memberStatements(account), ...roundStatements(), ...sumStatements()])
      await client.query(statement)
    for (const table of PAST_TRIGGERS) await client.query(`alter table ${table} enable trigger user`)
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ id: bigint }>(`select id from bench_team where n <= ${TEAM}`)
    return { ids: rows.map(({ id }) => String(id)) }
  } finally {
    client.release(true)
  }
}

async function putDeep(pool: Database['pool'], account: string): Promise<void> {
  for (let position = 1; position <= LEVELS_ABOVE; position++) {
    const above = position === 1 ? 'agent00' : `deep${position - 1}`
    await pool.query(`
      insert into member (merchant_code, account, type, upline_id, registered_at)
      select merchant_code, 'deep${position}', 1, id, now() from member where merchant_code = 'aurora' and account = '${above}'`)
  }
  await pool.query(`
    update member set upline_id = (select id from member where merchant_code = 'aurora' and account = 'deep${LEVELS_ABOVE}')
    where merchant_code = 'aurora' and account = '${account}'`)
}

/** Returns statements that write the members. In the agent's team each member has two downline members. */
const memberStatements = (account: string): string[] => [
  `create table bench_team (n integer primary key, id bigint not null, up integer, path text)`,
  `insert into bench_team (n, id, up)
    select n, nextval(pg_get_serial_sequence('member', 'id')), case
      when n <= ${DIRECT_DOWNLINES} then null
      when n <= ${TEAM} then (n - ${DIRECT_DOWNLINES} - 1) / 2 + 1
      when n <= ${TEAM + OTHER_AGENTS} then null
      else ${TEAM} + 1 + n % ${OTHER_AGENTS} end
    from generate_series(1, ${MEMBERS}) n`,
  `with recursive tree as (
      select team.n, member.path || team.id || '/' as path from bench_team team
      join member on member.merchant_code = 'aurora' and member.account = case when n <= ${TEAM} then '${account}' else 'agent00' end
      where up is null
      union all
      select below.n, tree.path || below.id || '/' from bench_team below join tree on below.up = tree.n)
    update bench_team set path = tree.path from tree where tree.n = bench_team.n`,
  `insert into member (id, merchant_code, account, type, upline_id, registered_at, path) overriding system value
    select id, 'aurora', case when n <= ${TEAM} then 'bench' else 'other' end || n, case when n <= ${LAST_AGENT} or n between ${TEAM + 1} and ${TEAM + OTHER_AGENTS} then 1 else 0 end,
      split_part(path, '/', -3)::bigint, now() - n % ${DAYS} * interval '1 day', path
    from bench_team`,
  `insert into account (merchant_code, currency, kind, member_id, wallet_type, balance, version, head)
    select 'aurora', 'PHP', 'member', id, 2, 1000000, 1, sha256('') from bench_team`,
  `insert into sign_in (member_id, at, method, ip, network, device, user_agent, known)
    select id, now() - n % ${DAYS} * interval '1 day', 'password', '', '', 'MOBILE', '', true from bench_team
    where n <= ${TEAM}`,
  `insert into session (token_hash, member_id, created_at, last_seen_at, expires_at, device, ip, user_agent)
    select sha256(n::text::bytea), id, now(), now() + interval '1 hour', now() + interval '2 hours', 'MOBILE', '', ''
    from bench_team where n % ${Math.floor(MEMBERS / ONLINE)} = 0`,
]

/** Returns statements that write rounds: on two days for members of the team, on one day for all others. */
const roundStatements = (): string[] => [
  `create table bench_play as
    select n, k, id as member_id, today - (n * 7 + k * 11) % ${DAYS} as day,
      (array['RNG', 'FISH', 'LIVE', 'SPORTS', 'PVP'])[1 + n % 5] as category,
      (today - (n * 7 + k * 11) % ${DAYS} + interval '1 minute' * (n % 600)) at time zone 'Asia/Manila' as at
    from bench_team, generate_series(0, 1) k, (select (now() at time zone 'Asia/Manila')::date as today) now_there
    where k = 0 or n <= ${TEAM}`,
  `insert into game_round (vendor, member_id, round_id, merchant_code, session_id, node_id, state, staked, paid,
      opened_at, closed_at, day, category, valid_reported)
    select 'CRB', member_id, 'bench' || n || '.' || k, 'aurora', gen_random_uuid(), (select min(node_id) from game), 'closed',
      1000000, 900000, at, at, day, category, 1000000
    from bench_play order by at`,
  `insert into play_day (member_id, day, category, vendor, outcome, rounds, staked, paid, valid)
    select member_id, day, category, 'CRB', 'lost', 1, 1000000, 900000, 1000000 from bench_play`,
  `insert into member_hour (member_id, hour, category, staked, turnover, paid)
    select member_id, date_trunc('hour', at), category, sum(1000000), sum(1000000), sum(900000) from bench_play group by 1, 2, 3`,
  `insert into member_presence (kind, member_id, day)
    select 'bet', member_id, day from bench_play
    union all
    select 'register', id, (registered_at at time zone 'Asia/Manila')::date
    from bench_team join member using (id)
    union all
    select 'login', member_id, (at at time zone 'Asia/Manila')::date from sign_in join bench_team team on team.id = member_id`,
]

const EXPLODED = 'cross join lateral unnest(line_of(team.path)) agent (id)'

/** Returns statements that write the sums in chronological order, as the gateway would have written them. */
const sumStatements = (): string[] => [
  `insert into team_day as kept
    select agent.id, play.day, play.category, count(*), sum(1000000), sum(1000000), sum(900000), 0, 0, 0, 0, 0, 0, 0, 0, 0
    from bench_play play join bench_team team on team.id = play.member_id ${EXPLODED}
    group by agent.id, play.day, play.category
    order by play.day, agent.id
    on conflict (agent_id, day, category) do update set rounds = kept.rounds + excluded.rounds,
      betting = kept.betting + excluded.betting, turnover = kept.turnover + excluded.turnover,
      winning = kept.winning + excluded.winning`,
  `insert into team_member (member_id, balance, is_counted) select id, 1000000, true from bench_team`,
  `insert into team as kept select agent.id, count(*), count(*) * 1000000 from bench_team team ${EXPLODED} group by agent.id
    on conflict (agent_id) do update set members = kept.members + excluded.members, balance = kept.balance + excluded.balance`,
  `insert into team_presence as kept
    select agent.id, kind, day, day_before, count(*)
    from (
      select kind, member_id, day,
        coalesce(lag(day) over (partition by kind, member_id order by day), '-infinity') as day_before
      from member_presence where member_id in (select id from bench_team)) link
    join bench_team team on team.id = link.member_id ${EXPLODED}
    group by agent.id, kind, day, day_before
    order by day, agent.id
    on conflict (agent_id, kind, day, day_before) do update set members = kept.members + excluded.members`,
]
