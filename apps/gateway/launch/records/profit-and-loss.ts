import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { daysIn, plusDays } from '@ante/contract/launch/play-days.ts'
import type { getProfitAndLoss, PlaySums } from '@ante/contract/launch/profit-and-loss.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../kit/csv-line.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { daysAsked } from '../../merchant/public.ts'
import { matching } from './records-asked.ts'
import type { RecordsAsked } from './records-asked.ts'

type Asked = ParsedInputOf<typeof getProfitAndLoss>

interface Played {
  /** `2026-02-28`. */
  day: string
  category: GameCategory
  rounds: bigint
  staked: bigint
  paid: bigint
}

/** What the member's ended rounds come to, by the sums that are kept of each of his days. */
export async function profitAndLossOf(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
  asked: Asked,
): Promise<OutputOf<typeof getProfitAndLoss>> {
  const span = await daysAsked(db, { merchantCode, now: clock.now() }, asked)
  const played = await playedOn(db, { memberId: BigInt(memberId), ...span })
  const days = Array.from({ length: daysIn(span) }, (_, place) => plusDays(span.from, place))
  return {
    total: sumsOf(played),
    categories: byCategory(played),
    days: days.map((day) => {
      const ofDay = played.filter((row) => row.day === day)
      return { day, ...sumsOf(ofDay), categories: byCategory(ofDay) }
    }),
    currency,
    ...span,
  }
}

/** The same as CSV, a line a day and category in which something was played. */
export async function fileOfProfitAndLoss(
  ports: Pick<Ports, 'db' | 'clock'>,
  member: SignedIn,
  asked: Asked,
): Promise<{ name: string; content: string }> {
  const { days, from, to, zone, currency } = await profitAndLossOf(ports, member, asked)
  const head = [`Day (${zone})`, 'Category', 'Rounds', 'Betting', 'Winning', 'Profit and loss', 'Currency']
  const lines = days.flatMap(({ day, categories }) =>
    categories.map(({ category, rounds, betting, winning, pnl }) => {
      return csvLine([day, category, String(rounds), betting, winning, pnl, currency])
    }),
  )
  return { name: `profit-and-loss-${from}-${to}.csv`, content: BYTE_ORDER_MARK + csvLine(head) + lines.join('') }
}

async function playedOn(db: Db, asked: RecordsAsked): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select to_char(day, 'YYYY-MM-DD') as day, category, sum(rounds)::bigint as rounds, sum(staked)::bigint as staked,
      sum(paid)::bigint as paid
    from play_day where ${matching(asked)} and outcome <> 'voided'
    group by play_day.day, category having sum(rounds) > 0
    order by play_day.day, category`.execute(db)
  return rows
}

function byCategory(played: readonly Played[]): ({ category: GameCategory } & PlaySums)[] {
  const staked = (category: GameCategory) =>
    played.reduce((sum, row) => (row.category === category ? sum + row.staked : sum), 0n)
  const categories = [...new Set(played.map(({ category }) => category))]
  return categories
    .toSorted((one, other) => Number(staked(other) - staked(one)) || one.localeCompare(other))
    .map((category) => ({ category, ...sumsOf(played.filter((row) => row.category === category)) }))
}

function sumsOf(played: readonly Played[]): PlaySums {
  const sum = (field: 'rounds' | 'staked' | 'paid') => played.reduce((total, row) => total + row[field], 0n)
  return {
    rounds: Number(sum('rounds')),
    betting: textOf(sum('staked')),
    winning: textOf(sum('paid')),
    pnl: textOf(sum('paid') - sum('staked')),
  }
}
