import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import type { ReportColumn, ReportDeclaration, ReportPeriod, ReportRow } from '../report.ts'
import { isReported } from './days-of.ts'

interface PlayRow {
  name: string
  category: string
  players: bigint
  rounds: bigint
  stakes: string
  winnings: string
}

const sums: readonly ReportColumn[] = [
  { id: 'players', kind: 'count', title: 'Players', hasTotal: false },
  { id: 'rounds', kind: 'count', title: 'Rounds' },
  { id: 'stakes', kind: 'amount', title: 'Stakes' },
  { id: 'winnings', kind: 'amount', title: 'Winnings' },
  { id: 'ggr', kind: 'amount', title: 'GGR' },
]

const valuesOf = ({ players, rounds, stakes, winnings }: PlayRow) => ({
  players,
  rounds,
  stakes: BigInt(stakes),
  winnings: BigInt(winnings),
  ggr: BigInt(stakes) - BigInt(winnings),
})

/** Sums of ended rounds by category, and by vendor if asked. Voided rounds are left out. */
async function playBy(db: Db, period: ReportPeriod, name: 'vendor' | 'category'): Promise<PlayRow[]> {
  const { merchantCode, from, until } = period
  const { rows } = await sql<PlayRow>`
    select ${name === 'vendor' ? sql`played.vendor` : sql`played.category`} as name, played.category,
      count(distinct played.member_id) as players, sum(played.rounds)::int8 as rounds, sum(played.staked) as stakes,
      sum(played.paid) as winnings
    from play_day played join member on member.id = played.member_id
    where played.day between ${from}::date and ${until}::date and member.merchant_code = ${merchantCode}
      and played.outcome <> 'voided' and member.type <> 4 and ${isReported(period, 'played.member_id')}
    group by 1, 2
    order by 5 desc, 1, 2`.execute(db)
  return rows
}

/** Rounds, stakes and winnings of each vendor by category: the base of the vendors' invoices. */
export const vendors: ReportDeclaration = {
  name: 'vendors',
  columns: [
    { id: 'vendor', kind: 'text', title: 'Vendor' },
    { id: 'category', kind: 'text', title: 'Category' },
    ...sums,
  ],
  rows: async (db, period) => {
    const played = await playBy(db, period, 'vendor')
    const rows = played.map((row): ReportRow => ({
      id: `${row.name}:${row.category}`,
      values: { vendor: row.name, category: row.category, ...valuesOf(row) },
    }))
    return [...rows, ...(await vendorsWithout(db, period, new Set(played.map(({ name }) => name))))]
  },
}

const NO_PLAY = { players: 0n, rounds: 0n, stakes: 0n, winnings: 0n, ggr: 0n }

/** Vendors whose games the merchant offers, and which had no rounds. */
async function vendorsWithout(
  db: Db,
  { merchantCode }: ReportPeriod,
  played: ReadonlySet<string>,
): Promise<ReportRow[]> {
  const { rows } = await sql<{ vendor: string }>`
    select distinct vendor from merchant_vendor where merchant_code = ${merchantCode} order by vendor`.execute(db)
  return rows
    .filter(({ vendor }) => !played.has(vendor))
    .map(({ vendor }) => ({ id: vendor, values: { vendor, category: '', ...NO_PLAY } }))
}

/** Stakes, winnings and GGR by category: the base of taxes and duties on games. */
export const tax: ReportDeclaration = {
  name: 'tax',
  columns: [{ id: 'category', kind: 'text', title: 'Category' }, ...sums],
  rows: async (db, period) =>
    (await playBy(db, period, 'category')).map((row) => ({
      id: row.category,
      values: { category: row.category, ...valuesOf(row) },
    })),
}
