import type { ContractCategory } from '@ante/contract/agents/contract-tiers.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import '../contracts/tables.ts'
import { tierOf } from '../contracts/terms.ts'
import { tierRowsOf } from './tier-rows.ts'
import type { PayTerms } from './pay-terms.ts'
import { periodBefore } from './periods.ts'
import type { Period } from './periods.ts'
import { carriedFrom, dividendOf, lossOf, reachedTier, tierAbove } from './rules.ts'
import type { PeriodBefore } from './rules.ts'
import type { BillFigures } from './shown-bill.ts'

/** Lifetime in milliseconds of stored figures; counting a large team for each call would take too long. */
const CACHE_MS = 10 * 60_000

export interface HeldDividend {
  contractId: bigint
  downlineId: bigint
  category: ContractCategory
  termsId: bigint
}

export interface Running {
  counted: BillFigures
  at: Date
}

interface Query {
  merchantCode: string
  currency: string
  zone: string
  terms: PayTerms
  period: Period
  now: Date
}

/** Returns the dividend as if the period ended now, from the figures counted so far. */
export async function runningDividend(db: Db, dividend: HeldDividend, query: Query): Promise<Running> {
  const { terms } = query
  const figures = (await storedFigures(db, dividend, query)) ?? (await countFigures(db, dividend, query))
  const carried = carriedFrom(await periodJustBefore(db, dividend, query), terms.carryOver)
  const { net } = figures
  const rows = await tierRowsOf(db, dividend.termsId)
  const tiers = rows.map(({ tier }) => tier)
  const tierFigures = { volume: figures.turnover, active: figures.active_members, loss: lossOf({ net, carried }) }
  const reached = reachedTier(tiers, tierFigures, terms.dividendStyle)
  const next = tierAbove(tiers, reached)
  const tierView = (position: number | undefined) => {
    const row = rows.find(({ tier }) => tier.position === position)
    return row ? tierOf(row.row) : null
  }
  return {
    at: figures.counted_at,
    counted: {
      category: dividend.category,
      turnover: figures.turnover,
      betting: figures.betting,
      active_members: figures.active_members,
      active_from: terms.activeFrom.dividend,
      net,
      carried,
      tier: tierView(reached?.position),
      next_tier: tierView(next?.position),
      gross: dividendOf(tiers, tierFigures, { style: terms.dividendStyle, currency: query.currency }),
      deduction: 0n,
    },
  }
}

interface Figures {
  betting: bigint
  turnover: bigint
  active_members: number
  net: bigint
  counted_at: Date
}

async function storedFigures(
  db: Db,
  { contractId }: HeldDividend,
  { period, now }: Query,
): Promise<Figures | undefined> {
  const since = new Date(now.getTime() - CACHE_MS)
  const { rows } = await sql<Figures>`
    select betting, turnover, active_members, net, counted_at from agent_bill_running
    where contract_id = ${contractId} and period_from = ${period.from}::timestamptz
      and counted_at between ${since}::timestamptz and ${now}::timestamptz`.execute(db)
  return rows[0]
}

async function countFigures(
  db: Db,
  { contractId, downlineId, category }: HeldDividend,
  { merchantCode, period, terms, now }: Query,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    insert into agent_bill_running as existing
      (contract_id, period_from, counted_at, betting, turnover, active_members, net)
    select ${contractId}::int8, ${period.from}::timestamptz, ${now}::timestamptz, volume.betting, volume.turnover,
      volume.active_members, volume.winning + gift.given - volume.betting
    from member
    cross join branch_volume(${merchantCode}, member.path, ${category}, ${period.from}::timestamptz,
      ${period.to}::timestamptz, ${terms.activeFrom.dividend}::int8) volume
    cross join contract_gifts(array[${contractId}::int8], array[${downlineId}::int8], array[${category}],
      ${period.day}::date, ${period.lastDay}::date) gift
    where member.id = ${downlineId}
    on conflict (contract_id) do update set period_from = excluded.period_from, counted_at = excluded.counted_at,
      betting = excluded.betting, turnover = excluded.turnover, active_members = excluded.active_members,
      net = excluded.net
    returning betting, turnover, active_members, net, counted_at`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error(`cannot count the team of contract ${contractId}`)
  return figures
}

async function periodJustBefore(
  db: Db,
  { contractId }: HeldDividend,
  { zone, period }: Query,
): Promise<PeriodBefore | null> {
  const before = periodBefore('dividend', zone, period)
  const { rows } = await sql<Omit<PeriodBefore, 'isOfSameMonth'>>`
    select coalesce(net, 0) as net, carried, gross from agent_bill
    where contract_id = ${contractId} and kind = 'dividend' and period_from = ${before.from}::timestamptz`.execute(db)
  const isOfSameMonth = before.day.slice(0, 7) === period.day.slice(0, 7)
  return rows[0] ? { ...rows[0], isOfSameMonth } : null
}
