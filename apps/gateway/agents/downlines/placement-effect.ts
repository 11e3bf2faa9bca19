import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { sql } from 'kysely'

import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { ladderRatesOn, operatorRatesOn } from '../../promotions/public.ts'
import { teamSizes } from '../teams/team-size.ts'

/** Bills counted as open by a preview. */
const BILLS_COUNTED = 1_000

/** What a move changes. */
export interface MoveEffect {
  /** Members who are moved, the member included. */
  members: number
  /** Their balance, in the ledger's units. */
  balance: bigint
  /** Agents above who lose the sums of the team, and those who get them. */
  loses: number
  gains: number
  /** Days with sums. */
  days: number
  /** Rates of the member, in thousandths of a percent, that become lower. */
  rates: { category: LadderCategory; from: number; to: number }[]
}

/** Returns what moving a member below an upline (null: to a root) changes, without a move. `day` is that of the rates. */
export async function moveEffect(
  db: Db,
  { member, upline, day }: { member: Member; upline: Member | null; day: string },
): Promise<MoveEffect> {
  const { members, balance } = (await teamSizes(db, [member.id]))(member.id)
  const [above, newAbove] = await Promise.all([
    lineAbove(db, member.id),
    upline ? lineTo(db, upline.id) : Promise.resolve<bigint[]>([]),
  ])
  return {
    members: Math.max(1, members),
    balance,
    loses: above.filter((id) => !newAbove.includes(id)).length,
    gains: newAbove.filter((id) => !above.includes(id)).length,
    days: await daysOf(db, member.id),
    rates: await loweredRates(db, { member, upline, day }),
  }
}

async function lineTo(db: Db, memberId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select unnest(line_of(path)) as id from member where id = ${memberId}`.execute(db)
  return rows.map(({ id }) => id)
}

const lineAbove = async (db: Db, memberId: bigint) => (await lineTo(db, memberId)).filter((id) => id !== memberId)

async function daysOf(db: Db, agentId: bigint): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct day)::int4 as days from team_day where agent_id = ${agentId}`.execute(db)
  return rows[0]?.days ?? 0
}

/** A member's rate is the one that was set, or the default, limited by that of the upline. */
async function loweredRates(
  db: Db,
  { member, upline, day }: { member: Member; upline: Member | null; day: string },
): Promise<MoveEffect['rates']> {
  const { merchantCode } = member
  const memberIds = upline ? [member.id, upline.id] : [member.id]
  const [rates, operator, { rows }] = [
    await ladderRatesOn(db, { memberIds, merchantCode, day }),
    await operatorRatesOn(db, { merchantCode, day }),
    await sql<{ category: LadderCategory; assigned: number | null }>`
      select category, assigned_ladder_rate(${member.id}, category, ${day}::date) as assigned
      from unnest(${[...LadderCategory.options]}::text[]) category`.execute(db),
  ]
  const assigned = new Map(rows.map((row) => [row.category, row.assigned]))
  return LadderCategory.options.flatMap((category) => {
    const from = rates.get(member.id)?.[category] ?? 0
    const highest = upline ? (rates.get(upline.id)?.[category] ?? 0) : operator[category].top
    const to = Math.min(assigned.get(category) ?? operator[category].defaultRate, highest)
    return to < from ? [{ category, from, to }] : []
  })
}

/** Returns the number of bills of a member that are not paid, at most `BILLS_COUNTED`. */
export async function countOpenBills(db: Db, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from (
      select from agent_bill where downline_id = ${memberId}
        and state in ('unapproved', 'unpaid', 'partly_paid', 'upline_insufficient') limit ${BILLS_COUNTED}) open`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
