import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { payIncomeOf } from '@ante/gateway/agents/public.ts'
import type { Database } from '@ante/gateway/kit/db.ts'

import type { Figure } from './figures.ts'

/** Number of past days whose bets may still change the payments. */
const DAYS_BEFORE = 7
/** Large tables, which no query may read completely. */
const LARGE = [
  'member',
  'account',
  'team_day',
  'agent_rebate_mark',
  'rebate_ladder',
  'agent_rebate',
  'agent_rebate_line',
]

/**
 * Measures the nightly rebate run of a day, in which each agent of a tree is paid. The number of sequential scans of
 * large tables shows whether the query plans use indexes.
 */
export async function rebateNight({ pool, db }: Pick<Database, 'pool' | 'db'>): Promise<Figure[]> {
  // The gateway itself may have paid yesterday's rebates by now, so the run is for today.
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  for (const statement of nightsBefore(today)) await pool.query(statement)
  const before = await wholeReads(pool)
  const startedAt = performance.now()
  const paying = { merchantCode: 'aurora', currency: 'PHP', day: today }
  await payIncomeOf({ db, clock: { now: () => new Date() }, balances: { changed: () => undefined } }, paying)
  const seconds = (performance.now() - startedAt) / 1000
  const { rows } = await pool.query<{ agents: bigint; payments: bigint }>(
    `select (select count(distinct upline_id) from member where merchant_code = 'aurora') as agents,
      (select count(*) from agent_rebate where merchant_code = 'aurora' and day = $1) as payments`,
    [today],
  )
  const [count] = rows
  const reads = (await wholeReads(pool)) - before
  const done = `${count?.agents ?? 0} agents with downlines, ${count?.payments ?? 0} payments`
  return [['nightly rebates of agents', `${seconds.toFixed(0)} s, ${done}, ${reads} full scans of large tables`]]
}

/** Returns statements that give each agent a slightly lower rate than the upline, and mark the days before as paid. */
const nightsBefore = (today: string): string[] => [
  `insert into rebate_ladder (member_id, category, from_day, thousandths, set_by, set_at)
    select id, category, '2020-01-01', greatest(0, 1000 - 20 * (cardinality(string_to_array(path, '/')) - 2)), null, now()
    from bench_team cross join unnest('{${LadderCategory.options.join(',')}}'::text[]) kind (category)`,
  `insert into agent_rebate_mark (member_id, day, category, turnover)
    select agent_id, day, category, turnover from team_day
    where day between '${plusDays(today, -DAYS_BEFORE)}' and '${plusDays(today, -1)}' and turnover <> 0
    on conflict do nothing`,
  `insert into agent_rebate_run (merchant_code, day, done_at)
    select 'aurora', generate_series(date '${plusDays(today, -DAYS_BEFORE)}', '${plusDays(today, -1)}', '1 day'), now()
    on conflict (merchant_code, day) do update set done_at = excluded.done_at`,
  'vacuum analyze rebate_ladder',
  'vacuum analyze agent_rebate_mark',
]

async function wholeReads(pool: Database['pool']): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ reads: bigint | null }>(
    'select sum(seq_scan)::int8 as reads from pg_stat_user_tables where relname = any ($1)',
    [LARGE],
  )
  return Number(rows[0]?.reads ?? 0)
}
