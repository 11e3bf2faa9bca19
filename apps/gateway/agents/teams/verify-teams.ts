import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Result of a verification; `problems` lists the differences between stored and recomputed sums. */
export interface TeamsReport {
  teams: number
  /** Number of rows: one per team, day and category. */
  days: number
  problems: string[]
}

/** Maximum number of reported problems: one error appears in the sums of every upline. */
const PROBLEMS_LISTED = 50

const AMOUNTS = [
  'rounds',
  'betting',
  'turnover',
  'winning',
  'rebate',
  'commission',
  'promotion',
  'salary',
  'dividend',
  'deposit',
  'withdrawal',
  'transfer_in',
  'transfer_out',
]
const amounts = (each: (name: string) => string) => sql.raw(AMOUNTS.map(each).join(', '))

/**
 * Recomputes the sums of all teams, or of those of one merchant, within one snapshot, under any load: daily sums from
 * rounds, team sums from daily sums and ledger, hours from the end times of rounds, attendance from the members' days,
 * sizes and balances from accounts. Pending events count as if they were in the sums.
 */
export async function verifyTeams(db: Db, merchantCode?: string): Promise<TeamsReport> {
  const isOfMerchant = (memberId: string) =>
    merchantCode === undefined
      ? sql`true`
      : sql`exists (select from member where id = ${sql.ref(memberId)} and merchant_code = ${merchantCode})`
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Allows sorts in memory, without temporary files.
      await sql`set local work_mem = '64MB'`.execute(tx)
      const problems: string[] = []
      for (const question of [PLAY, DAYS, HOURS, PRESENCES, SIZES, BALANCES]) {
        const { rows } = await sql<{ problem: string }>`
          select problem from (${question}) found where ${isOfMerchant('found.about')} limit ${PROBLEMS_LISTED}`.execute(
          tx,
        )
        problems.push(...rows.map(({ problem }) => problem))
      }
      const { rows } = await sql<Pick<TeamsReport, 'teams' | 'days'>>`
        select (select count(*)::int4 from team where ${isOfMerchant('agent_id')}) as teams,
          (select count(*)::int4 from team_day where ${isOfMerchant('agent_id')}) as days`.execute(tx)
      return { teams: rows[0]?.teams ?? 0, days: rows[0]?.days ?? 0, problems: problems.slice(0, PROBLEMS_LISTED) }
    })
}

/** Daily sums of play. The merchant's own lottery has no rounds, so its sums are computed from orders. */
const PLAY = sql`
  select format('day of play: member %s, %s, %s at %s, %s', member_id, day, category, vendor, outcome) as problem,
    member_id as about
  from (
    select member_id, day, category, vendor, outcome, rounds, staked, paid, valid from play_day where vendor <> 'OWN_LOTTERY'
    union all
    select member_id, day, category, vendor, outcome, -1, -staked, -paid, -valid from game_round where state <> 'open') both_sides
  group by member_id, day, category, vendor, outcome
  having (sum(rounds), sum(staked), sum(paid), sum(valid)) <> (0, 0, 0, 0)`

const forAllAbove = (rows: RawBuilder<unknown>, columns: RawBuilder<unknown>) => sql`
  select agent.id, ${columns} from (${rows}) one
  join member on member.id = one.member_id and is_in_teams(member.type)
  cross join unnest(line_of(member.path)) agent (id)`

const DAYS = sql`
  select format('sums: team of %s, %s, %s', agent_id, day, category) as problem, agent_id as about
  from (
    select agent_id, day, category, ${amounts((name) => name)} from team_day
    union all
    ${forAllAbove(
      sql`select member_id, day, category, ${amounts((name) => `sum(${name}) as ${name}`)} from (
        select member_id, day, category, ${amounts((name) => name)} from team_change
        union all
        select member_id, day, category, ${amounts((name) => `-${name}`)} from member_day) reported
        group by member_id, day, category`,
      sql`day, category, ${amounts((name) => name)}`,
    )}) both_sides
  group by agent_id, day, category
  having (${amounts((name) => `sum(${name})`)}) <> (${amounts(() => '0')})`

/** Hourly sums. Bets count in the hour in which they ended; a void is deducted in the hour of the void. */
const HOURS = sql`
  select format('hour: member %s, %s, %s', member_id, hour, category) as problem, member_id as about
  from (
    select member_id, hour, category, staked, turnover, paid from member_hour
    union all
    select reported.member_id, date_trunc('hour', reported.settled_at, merchant.zone), category, part * staked,
      part * turnover, part * paid
    from (
      select member_id, settled_at, category, 1 as part, betting as staked, turnover, winning as paid
      from team_change where settled_at is not null
      union all
      select member_id, closed_at, category, -1, staked, valid, paid
      from game_round where state = 'closed'
      union all
      select member_id, moment, category, part, staked, valid, paid
      from reversed_round cross join lateral (values (settled_at, -1), (reversed_at, 1)) happened (moment, part)
      union all
      select member_id, settled_at, 'LOTT', -1, staked, turnover, paid from lottery_settled) reported
    join member on member.id = reported.member_id join merchant on merchant.code = member.merchant_code) both_sides
  group by member_id, hour, category
  having (sum(staked), sum(turnover), sum(paid)) <> (0, 0, 0)`

/** Days on which a member has a bet that is not voided. */
const BET_DAYS = sql`
  select member_id, day from play_day where outcome <> 'voided' and rounds > 0
  union
  select member_id, day from game_round where state = 'open'
  union
  select detail.member_id, (detail.placed_at at time zone merchant.zone)::date
  from lottery_detail detail join merchant on merchant.code = detail.merchant_code where detail.status in (1, 2, 4, 5, 16)`

const PRESENCES = sql`
  select format('presence: team of %s, %s, %s after %s', agent_id, kind, day, day_before) as problem, agent_id as about
  from (
    select agent_id, kind, day, day_before, members from team_presence
    union all
    ${forAllAbove(
      sql`select member_id, kind, day,
        coalesce(lag(day) over (partition by kind, member_id order by day), '-infinity') as day_before from member_presence`,
      sql`kind, day, day_before, -1`,
    )}) both_sides
  group by agent_id, kind, day, day_before having sum(members) <> 0
  union all
  select format('presence: member %s, bet, %s', member_id, day), member_id from (
    (select member_id, day from member_presence where kind = 'bet' except (${BET_DAYS}))
    union all
    ((${BET_DAYS}) except select member_id, day from member_presence where kind = 'bet')) lost
  where not exists (select from team_presence_change news where (news.member_id, news.day) = (lost.member_id, lost.day))`

const SIZES = sql`
  select format('size: team of %s', agent_id) as problem, agent_id as about
  from (
    select agent_id, members, balance from team
    union all
    ${forAllAbove(sql`select member_id, balance from team_member where is_counted`, sql`-1, -balance`)}) both_sides
  group by agent_id having (sum(members), sum(balance)) <> (0, 0)
  union all
  select format('size: member %s', id), id from member
  left join team_member existing on existing.member_id = member.id
  where is_in_teams(type) <> coalesce(existing.is_counted, false)
    and not exists (select from team_presence_change news where news.member_id = member.id)
    and not exists (select from team_change news where news.member_id = member.id)`

/** Balances. Members with open rounds are skipped: their stakes reduce the team's balance only when the rounds end. */
const BALANCES = sql`
  select format('balance: member %s', existing.member_id) as problem, existing.member_id as about
  from team_member existing
  left join (
    select member_id, sum(balance) as units from account where kind = 'member' and wallet_type in (2, 4) group by member_id
  ) held on held.member_id = existing.member_id
  where existing.balance <> coalesce(held.units, 0)
    and not exists (select from team_change change where change.member_id = existing.member_id)
    and not exists (select from team_presence_change change where change.member_id = existing.member_id)
    and not exists (select from game_round where member_id = existing.member_id and state = 'open')`
