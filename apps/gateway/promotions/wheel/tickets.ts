import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import { isExcluded } from '../../responsible-gaming/public.ts'
import { creditedDeposits } from '../../cashier/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { momentOf } from '../../kit/zone-days.ts'
import type { Participant } from '../core/participant.ts'
import { REWARDS_TOPIC } from '../issue-reward.ts'
import type { WheelTicketTable } from './tables.ts'
import { isOver } from './wheel-rules.ts'
import type { Wheel } from './wheel-rules.ts'

export type Ticket = Selectable<WheelTicketTable>

type Holder = Pick<Participant, 'memberId' | 'merchantCode'>
type Due = Pick<Ticket, 'source' | 'expires_at'>

/** Issues the tickets that a member has earned by now, each once. */
export async function issueTickets(db: Db, wheel: Wheel, { memberId, merchantCode }: Holder, now: Date): Promise<void> {
  if (isOver(wheel, now)) return
  const tickets = await dueTickets(db, wheel, { memberId, merchantCode }, now)
  const missingTickets = await withoutIssued(db, wheel, memberId, tickets)
  if (missingTickets.length === 0) return
  await inTransaction(db, async (tx) => {
    // Excluded members get no tickets.
    if (await isExcluded(tx, memberId, now)) return
    const issued = await tx
      .insertInto('wheel_ticket')
      .values(
        missingTickets.map((ticket) => ({
          ...ticket,
          promotion_id: wheel.id,
          merchant_code: merchantCode,
          member_id: memberId,
          issued_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['promotion_id', 'member_id', 'source']).doNothing())
      .returning('id')
      .execute()
    if (issued.length > 0) await publishOnCommit(tx, REWARDS_TOPIC, JSON.stringify([String(memberId)]))
  })
}

async function dueTickets(db: Db, wheel: Wheel, { memberId, merchantCode }: Holder, now: Date): Promise<Due[]> {
  const zone = await zoneOf(db, merchantCode)
  const day = dayOf(zone, now.getTime())
  const expiresAt = dayEnd(zone, now)
  const free = Array.from({ length: wheel.rules.free }, (_, index) => ({
    source: `day:${day}:${index + 1}`,
    expires_at: expiresAt,
  }))
  const byDeposit = await depositTickets(db, wheel, { memberId, zone }, now)
  return [...free, ...byDeposit].filter((item) => item.expires_at > now)
}

async function depositTickets(
  db: Db,
  { rules: { deposit }, starts_at: starts, opened_at: opened }: Wheel,
  { memberId, zone }: { memberId: bigint; zone: string },
  now: Date,
): Promise<Due[]> {
  if (!deposit) return []
  // Reads whole days: the daily limit counts from the first deposit of a day, even if its spins have expired.
  const oldest = momentOf(zone, dayOf(zone, now.getTime() - deposit.days * DAY_MS))
  // Deposits before the opening of the promotion earn nothing.
  const since = new Date(Math.max(starts?.getTime() ?? 0, opened?.getTime() ?? 0, oldest))
  const deposits = await creditedDeposits(db, { memberId, since, each: unitsOf(deposit.each) })
  const perDay = new Map<string, number>()
  return deposits.flatMap(({ transactionId, at }) => {
    const day = dayOf(zone, at.getTime())
    const before = perDay.get(day) ?? 0
    perDay.set(day, before + 1)
    if (before >= deposit.aDay) return []
    return [{ source: `deposit:${transactionId}`, expires_at: new Date(at.getTime() + deposit.days * DAY_MS) }]
  })
}

async function withoutIssued(db: Db, { id }: Wheel, memberId: bigint, tickets: Due[]): Promise<Due[]> {
  if (tickets.length === 0) return []
  const sources = tickets.map(({ source }) => source)
  const rows = await db
    .selectFrom('wheel_ticket')
    .select('source')
    .where('promotion_id', '=', id)
    .where('member_id', '=', memberId)
    .where('source', 'in', sources)
    .execute()
  const issued = new Set(rows.map(({ source }) => source))
  return tickets.filter(({ source }) => !issued.has(source))
}

/** Returns the start of the next day in a time zone. */
export const dayEnd = (zone: string, now: Date): Date =>
  new Date(momentOf(zone, plusDays(dayOf(zone, now.getTime()), 1)))

export async function zoneOf(db: Db, merchantCode: string): Promise<string> {
  const query = db.selectFrom('merchant').select('zone').where('code', '=', merchantCode)
  return (await query.executeTakeFirstOrThrow()).zone
}

/** Selects the unused tickets of these members for running wheels. */
export const waitingTickets = (db: Db, memberIds: readonly bigint[], now: Date) =>
  db
    .selectFrom('wheel_ticket')
    .innerJoin('promotion', 'promotion.id', 'wheel_ticket.promotion_id')
    .where('wheel_ticket.member_id', 'in', [...memberIds])
    .where('wheel_ticket.spun_at', 'is', null)
    .where('wheel_ticket.expires_at', '>', now)
    .where(sql<boolean>`wheel_has_prizes(promotion, ${now})`)
