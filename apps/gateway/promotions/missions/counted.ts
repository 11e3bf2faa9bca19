import type { MissionRule } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import { depositedOn } from '../../cashier/public.ts'
import type { Db } from '../../kit/db.ts'
import type { Period } from './mission-rules.ts'
import './tables.ts'

export interface CountQuery {
  merchantCode: string
  rule: MissionRule
  period: Period
  memberIds: readonly bigint[]
}

/** Later than the end of any promotion. */
const NO_END = '9999-12-31'

/** Returns the progress of these members in a mission and period; members without progress are missing. */
export async function counted(
  db: Db,
  { merchantCode, rule, period, memberIds }: CountQuery,
): Promise<Map<bigint, bigint>> {
  const query = { merchantCode, memberIds, from: period.from, to: period.to ?? NO_END }
  if (rule.target === 'deposit') return depositedOn(db, query)
  if (rule.target === 'loginDays') return visitDays(db, query)
  return rule.target === 'betVolume' ? validTurnover(db, query, rule.category) : wonRounds(db, query, rule.category)
}

interface CountRange {
  merchantCode: string
  memberIds: readonly bigint[]
  from: string
  to: string
}

const byMember = (rows: readonly { memberId: bigint; done: bigint }[]) =>
  new Map(rows.map(({ memberId, done }) => [memberId, done]))

async function visitDays(db: Db, { memberIds, from, to }: CountRange) {
  const { rows } = await sql<{ memberId: bigint; done: bigint }>`
    select member_id as "memberId", count(*) as done from mission_visit
    where member_id = any (${[...memberIds]}::int8[]) and day between ${from}::date and ${to}::date
    group by member_id`.execute(db)
  return byMember(rows)
}

/** Returns valid turnover, in the ledger's units. */
async function validTurnover(db: Db, { merchantCode, memberIds, from, to }: CountRange, category?: string) {
  const { rows } = await sql<{ memberId: bigint; done: bigint }>`
    select member_id as "memberId",
      (sum(valid * turnover_percent(${merchantCode}, category, day)) / 100)::bigint as done
    from play_day
    where member_id = any (${[...memberIds]}::int8[]) and day between ${from}::date and ${to}::date
      ${category === undefined ? sql`` : sql`and category = ${category}`}
    group by member_id`.execute(db)
  return byMember(rows)
}

async function wonRounds(db: Db, { memberIds, from, to }: CountRange, category?: string) {
  const { rows } = await sql<{ memberId: bigint; done: bigint }>`
    select member_id as "memberId", sum(rounds)::bigint as done from play_day
    where member_id = any (${[...memberIds]}::int8[]) and day between ${from}::date and ${to}::date and outcome = 'won'
      ${category === undefined ? sql`` : sql`and category = ${category}`}
    group by member_id`.execute(db)
  return byMember(rows)
}
