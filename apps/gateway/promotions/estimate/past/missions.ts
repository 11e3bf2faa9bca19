import type { MissionRule, RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { unitsOf } from '../../../kit/money.ts'
import { prizeOf, targetOf } from '../../missions/mission-rules.ts'
import { endOf, inSegment, startOf } from './past.ts'
import type { PastDays, PastRewards, Rewards } from './past.ts'

type Rules = RulesOf<'MISSION'>
type Period = 'daily' | 'weekly' | 'once'

/** SQL of the last day of the period of a day; weeks begin on Monday. */
const LAST_DAY: Record<Period, RawBuilder<unknown>> = {
  daily: sql`day`,
  weekly: sql`(date_trunc('week', day) + interval '6 days')::date`,
  once: sql`null::date`,
}

/** Returns what missions and boards would have granted in the past: by day, and in any range of days. */
export async function missionRewards(db: Db, past: PastDays, { missions, board }: Rules): Promise<PastRewards[]> {
  const parts = missions.map(async (rule): Promise<PastRewards> => {
    const each = unitsOf(rule.reward)
    const rewardsOf = (players: number) => ({ rewards: players, amount: BigInt(players) * each })
    const reached = (range: PastDays) => reachedBy(db, range, rule)
    return rule.period === 'once'
      ? { ofRange: async (from, until) => rewardsOf((await reached({ ...past, from, until }))[0]?.players ?? 0) }
      : {
          byDay: new Map((await reached(past)).flatMap(({ day, players }) => (day ? [[day, rewardsOf(players)]] : []))),
        }
  })
  return Promise.all(board ? [...parts, boardRewards(db, past, board)] : parts)
}

interface Reached {
  /** Last day of the period; null for missions without periods. */
  day: string | null
  players: number
}

/** Returns the number of players who reached the target of a mission, by period. */
async function reachedBy(db: Db, past: PastDays, rule: MissionRule): Promise<Reached[]> {
  const period = LAST_DAY[rule.period]
  const { rows } = await sql<{ day: string | null; players: bigint }>`
    select to_char(last_day, 'YYYY-MM-DD') as day, count(*) as players from (
      select ${period} as last_day, member_id
      from (${progressOf(past, rule)}) as progress
      group by 1, 2 having sum(done) >= ${targetOf(rule)}::int8
    ) as reached
    group by 1`.execute(db)
  return rows.map(({ day, players }) => ({ day, players: Number(players) }))
}

/** SQL of the progress of players in a mission by day: `day`, `member_id`, `done`. */
function progressOf(past: PastDays, rule: MissionRule): RawBuilder<unknown> {
  const { merchantCode, zone, from, until } = past
  const played = sql`
    play_day join member on member.id = play_day.member_id
    where play_day.day between ${from}::date and ${until}::date and member.merchant_code = ${merchantCode}
      and ${inSegment(past, 'play_day.day')}`
  const ofCategory =
    'category' in rule && rule.category !== undefined ? sql`and play_day.category = ${rule.category}` : sql``
  switch (rule.target) {
    case 'deposit':
      return sql`
        select credited_on.day, deposit.member_id, deposit.credited as done
        from deposit join member on member.id = deposit.member_id,
          lateral (select (deposit.credited_at at time zone ${zone})::date as day) as credited_on
        where deposit.credited_at >= ${startOf(past, from)} and deposit.credited_at < ${endOf(past, until)}
          and deposit.merchant_code = ${merchantCode} and ${inSegment(past, 'credited_on.day')}`
    case 'betVolume':
      return sql`
        select play_day.day, play_day.member_id,
          play_day.valid * turnover_percent(${merchantCode}, play_day.category, play_day.day) / 100 as done
        from ${played} ${ofCategory}`
    case 'wins':
      return sql`
        select play_day.day, play_day.member_id, play_day.rounds as done
        from ${played} and play_day.outcome = 'won' ${ofCategory}`
    default:
      // Visits are recorded only while missions are open; days with a bet are known for every day.
      return sql`select distinct play_day.day, play_day.member_id, 1 as done from ${played}`
  }
}

/** Returns the prizes of a board: those of the ranks that had players. */
async function boardRewards(db: Db, past: PastDays, board: NonNullable<Rules['board']>): Promise<PastRewards> {
  const ranks = board.prizes.at(-1)?.to ?? 0
  const prizes = (players: number): Rewards => {
    const winners = Math.min(players, ranks)
    const amounts = Array.from({ length: winners }, (_, index) => prizeOf(board.prizes, index + 1))
    return { rewards: winners, amount: amounts.reduce((sum, amount) => sum + amount, 0n) }
  }
  const period = { day: 'daily', week: 'weekly', promotion: 'once' } as const
  const playersOf = async (range: PastDays) => {
    const played = {
      target: 'betVolume',
      id: 'board',
      reward: '1',
      period: period[board.window],
      amount: '0.01',
    } as const
    return reachedBy(db, range, played)
  }
  if (board.window === 'promotion')
    return { ofRange: async (from, until) => prizes((await playersOf({ ...past, from, until }))[0]?.players ?? 0) }
  const rows = await playersOf(past)
  return { byDay: new Map(rows.flatMap(({ day, players }) => (day === null ? [] : [[day, prizes(players)]]))) }
}
