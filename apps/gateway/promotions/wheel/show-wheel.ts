import type { Language } from '@ante/contract/merchant/language.ts'
import { WHEEL_SPINS_SHOWN, WHEEL_TICKETS_SHOWN, getPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import type { PrizeWheel, WheelSpin, WheelTicket } from '@ante/contract/promotions/prize-wheel.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'

import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findPromotion } from '../core/supported-promotion.ts'
import type { SupportedPromotion } from '../core/supported-promotion.ts'
import { evaluateFor } from '../core/evaluate.ts'
import { isFor, participantOf } from '../core/participant.ts'
import type { Viewer, PromotionPorts } from '../core/promotion-ports.ts'
import { rewardsFrom, shownReward } from '../rewards/rewards.ts'
import type { WheelSpinTable } from './tables.ts'
import { dayEnd, waitingTickets } from './tickets.ts'
import { isOver } from './wheel-rules.ts'
import type { Wheel } from './wheel-rules.ts'

const refuse = refusalsOf(getPrizeWheel)

/** Returns a prize wheel with its rules; null for a promotion of another type. */
export function wheelOf({ promotion }: SupportedPromotion): Wheel | null {
  // Typed rules; they were validated when the promotion was read.
  const rules = promotion.type === 'PRIZE_WHEEL' ? promotionRules.PRIZE_WHEEL.parse(promotion.rules) : null
  return rules && { ...promotion, rules }
}

/** Returns a wheel with the viewer's spins, after issuing the spins that are due. */
export async function showWheel(ports: PromotionPorts, viewer: Viewer, code: string): Promise<PrizeWheel> {
  const { db, clock, merchants } = ports
  const now = clock.now()
  const { merchantCode } = viewer
  const member = await participantOf(db, viewer.member)
  const supported = await findPromotion(db, { merchantCode, code })
  const wheel = supported && wheelOf(supported)
  if (!supported || !wheel || !isFor(wheel.audience, member, now)) throw refuse('promotion.not.found')
  if (member) await evaluateFor(ports, supported, member)
  const { zone, currency } = merchants.of(merchantCode)
  const memberWheel = member
    ? await ownPart(db, wheel, { ...viewer, memberId: member.memberId, now })
    : { tickets: [], ticketCount: 0, spins: [] }
  const { segments, free, deposit } = wheel.rules
  const hasEnded = isOver(wheel, now)
  return {
    promotionId: wheel.code,
    version: String(wheel.version),
    segments: segments.map(({ amount, weight }) => ({ amount: textOf(unitsOf(amount)), weight })),
    free,
    deposit: deposit ? { ...deposit, each: textOf(unitsOf(deposit.each)) } : null,
    ...memberWheel,
    nextFreeAt: free > 0 && !hasEnded ? dayEnd(zone, now).toISOString() : null,
    isOver: hasEnded,
    currency,
    now: now.toISOString(),
  }
}

interface OwnWheel extends Pick<Viewer, 'language'> {
  memberId: bigint
  now: Date
}

async function ownPart(db: Db, wheel: Wheel, { memberId, language, now }: OwnWheel) {
  const waiting = waitingTickets(db, [memberId], now).where('promotion.id', '=', wheel.id)
  const [tickets, counted, spins] = await Promise.all([
    waiting
      .select(['wheel_ticket.source', 'wheel_ticket.expires_at'])
      .orderBy('wheel_ticket.expires_at')
      .orderBy('wheel_ticket.id')
      .limit(WHEEL_TICKETS_SHOWN)
      .execute(),
    waiting.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    spinsOf(db, memberId).where('promotion_id', '=', wheel.id).limit(WHEEL_SPINS_SHOWN).execute(),
  ])
  return {
    tickets: tickets.map(({ source, expires_at: expires }): WheelTicket => {
      return { earnedBy: source.startsWith('day:') ? 'day' : 'deposit', expiresAt: expires.toISOString() }
    }),
    ticketCount: Number(counted.count),
    spins: await shownSpins(db, spins, { now, language }),
  }
}

/** Returns a member's spins, latest first. */
export const spinsOf = (db: Db, memberId: bigint) =>
  db.selectFrom('wheel_spin').selectAll().where('member_id', '=', memberId).orderBy('ticket_id', 'desc')

export type SpinRow = Selectable<WheelSpinTable>

/** Formats spins for the wire, with the prize of each and its status. */
export async function shownSpins(
  db: Db,
  spins: readonly SpinRow[],
  at: { now: Date; language: Language },
): Promise<WheelSpin[]> {
  const entries = spins.flatMap(({ entry_id: id }) => id ?? [])
  const rewards = entries.length > 0 ? await rewardsFrom(db).where('reward.entry_id', 'in', entries).execute() : []
  return spins.map((spin) => {
    const reward =
      spin.entry_id === null ? undefined : rewards.find((candidate) => candidate.entry_id === spin.entry_id)
    return {
      spinId: spin.spin_id,
      segment: spin.segment,
      amount: textOf(spin.amount),
      drawn: spin.drawn > spin.amount ? textOf(spin.drawn) : null,
      reward: reward ? shownReward(reward, at) : null,
      at: spin.at.toISOString(),
    }
  })
}
