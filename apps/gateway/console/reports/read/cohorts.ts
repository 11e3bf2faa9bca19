import { mondayOf, plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import type { ReportDeclaration, Value } from '../report.ts'
import { isReported } from './days-of.ts'

/** Weeks after the registration that are shown: a report has at most 92 days. */
const WEEKS = 13

interface CohortRow {
  week: string
  players: bigint
  depositors: bigint
}

interface ActiveRow {
  week: string
  after: number
  players: bigint
}

/** Players by the week of their registration: how many deposited, and what share played in each week after it. */
export const cohorts: ReportDeclaration = {
  name: 'cohorts',
  columns: [
    { id: 'week', kind: 'day', title: 'Week of registration' },
    { id: 'players', kind: 'count', title: 'Registered' },
    { id: 'depositors', kind: 'count', title: 'Deposited' },
    ...Array.from({ length: WEEKS }, (_, week) => ({
      id: `week${week}`,
      kind: 'percent' as const,
      title: `Played in week ${week} (%)`,
    })),
  ],
  rows: async (db, { merchantCode, zone, from, until, leftOut }) => {
    const registered = sql`
      select member.id, date_trunc('week', (member.registered_at at time zone ${zone}))::date as week
      from member
      where merchant_code = ${merchantCode} and type <> 4 and ${isReported({ leftOut }, 'member.id')}
        and registered_at >= (${from}::date::timestamp at time zone ${zone})
        and registered_at < ((${until}::date + 1)::timestamp at time zone ${zone})`
    const [sizes, active] = await Promise.all([
      sql<CohortRow>`
        select to_char(week, 'YYYY-MM-DD') as week, count(*) as players,
          count(*) filter (where exists (select from deposit
            where deposit.member_id = registered.id and deposit.credited_at is not null)) as depositors
        from (${registered}) as registered group by 1`.execute(db),
      sql<ActiveRow>`
        select to_char(week, 'YYYY-MM-DD') as week, ((play_day.day - week) / 7)::int as after,
          count(distinct registered.id) as players
        from (${registered}) as registered join play_day on play_day.member_id = registered.id
        where play_day.day between ${from}::date and ${until}::date
        group by 1, 2`.execute(db),
    ])
    const sizeOf = new Map(sizes.rows.map((row) => [row.week, row]))
    const activeOf = new Map(active.rows.map((row) => [`${row.week} ${row.after}`, Number(row.players)]))
    const weeks: string[] = []
    for (let week = mondayOf(from); week <= until; week = plusDays(week, 7)) weeks.push(week)
    return weeks.map((week) => {
      const { players = 0n, depositors = 0n } = sizeOf.get(week) ?? {}
      const shares = Array.from({ length: WEEKS }, (_, after): [string, Value] => {
        const isOver = plusDays(week, after * 7) > until
        const share =
          players === 0n || isOver ? null : ((activeOf.get(`${week} ${after}`) ?? 0) / Number(players)) * 100
        return [`week${after}`, share]
      })
      return { id: week, values: { week, players, depositors, ...Object.fromEntries(shares) } }
    })
  },
}
