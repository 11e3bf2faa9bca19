import { randomInt } from 'node:crypto'

import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { requireRunning } from '../core/member-action.ts'
import { findPromotion, lockPromotion } from '../core/supported-promotion.ts'
import { lockEntry } from '../core/entries/entries.ts'
import { grantReward } from '../core/grant-reward.ts'
import { requireParticipant, isFor } from '../core/participant.ts'
import type { Participant } from '../core/participant.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import { REWARDS_TOPIC } from '../issue-reward.ts'
import { drawIndex } from '../weighted-draw.ts'
import type { RandomBelow } from '../weighted-draw.ts'
import { affordableSegment } from './rules.ts'
import { shownSpins, showWheel, spinsOf, wheelOf } from './show-wheel.ts'
import type { SpinRow } from './show-wheel.ts'
import { dayEnd, issueTickets, waitingTickets, zoneOf } from './tickets.ts'
import { leftOf, segmentsOf } from './wheel-rules.ts'
import type { Wheel } from './wheel-rules.ts'

const refuse = refusalsOf(spinPrizeWheel)

export interface SpinPorts extends PromotionPorts {
  /** By default the unbiased generator of the system; tests may replace it. */
  randomBelow?: RandomBelow
}

type Input = ParsedInputOf<typeof spinPrizeWheel>

/** Uses a ticket: draws and grants a prize. A repeat with the same spin id returns the first result. */
export async function spin(
  ports: SpinPorts,
  context: Pick<MemberContext, 'member' | 'language' | 'merchantCode'>,
  input: Input,
): Promise<OutputOf<typeof spinPrizeWheel>> {
  const { db, clock } = ports
  const member = await requireParticipant(db, context.member)
  const now = clock.now()
  const spun = (await spunBefore(db, member, input)) ?? (await makeSpin(ports, { member, context }, input, now))
  const [spinView] = await shownSpins(db, [spun], { now, language: context.language })
  if (!spinView) throw new Error('cannot read the spin')
  return { spin: spinView, wheel: await showWheel(ports, context, input.promotionId) }
}

async function makeSpin(
  ports: SpinPorts,
  { member, context }: { member: Participant; context: Pick<MemberContext, 'member'> },
  input: Input,
  now: Date,
): Promise<SpinRow> {
  const key = { merchantCode: member.merchantCode, code: input.promotionId }
  const supportedWheel = await findPromotion(ports.db, key)
  const wheel = supportedWheel && wheelOf(supportedWheel)
  // Runs in a transaction of its own: the next one waits for the wheel's lock, and must not hold other locks meanwhile.
  if (wheel && isFor(wheel.audience, member, now)) await issueTickets(ports.db, wheel, member, now)
  return inTransaction(ports.db, async (tx) => {
    const supported = await lockPromotion(tx, key)
    const lockedWheel = supported && wheelOf(supported)
    if (!lockedWheel || !isFor(lockedWheel.audience, member, now)) throw refuse('promotion.not.found')
    // The same spin may have been completed by a concurrent call while this one waited for the lock.
    const earlierSpin = await spunBefore(tx, member, input)
    if (earlierSpin) return earlierSpin
    await requireNotExcluded(tx, member.memberId, now)
    requireRunning(lockedWheel, now)
    if (input.version !== undefined && input.version !== String(lockedWheel.version)) throw refuse('promotion.changed')
    return drawOnce(tx, lockedWheel, { ...ports, ...input, member, currency: context.member.currency, now })
  })
}

interface Draw extends Pick<SpinPorts, 'randomBelow'> {
  spinId: string
  member: Participant
  currency: string
  now: Date
}

/** Uses the ticket that expires first, and grants the drawn prize. The caller has locked the wheel. */
async function drawOnce(tx: Db, wheel: Wheel, { spinId, member, currency, now, randomBelow }: Draw): Promise<SpinRow> {
  const { memberId, merchantCode } = member
  const segments = segmentsOf(wheel)
  const drawnSegment = drawIndex(segments, randomBelow ?? randomInt)
  const segment = affordableSegment(segments, drawnSegment, leftOf(wheel))
  if (segment === null) throw refuse('promotion.exhausted')
  const ticketId = await spendTicket(tx, wheel, member, now)
  const amount = segments[segment]?.amount ?? 0n
  let entryId: bigint | null = null
  if (amount > 0n) {
    const step = { now, actor: 'member' }
    const entryKey = { promotionId: wheel.id, merchantCode, memberId, period: `ticket:${ticketId}` }
    entryId = (await grantReward(tx, wheel, await lockEntry(tx, entryKey, step), { ...step, amount, currency })).id
  }
  await tx
    .insertInto('wheel_spin')
    .values({
      member_id: memberId,
      spin_id: spinId,
      ticket_id: ticketId,
      promotion_id: wheel.id,
      segment,
      amount,
      drawn_segment: drawnSegment,
      drawn: segments[drawnSegment]?.amount ?? 0n,
      entry_id: entryId,
      at: now,
    })
    .execute()
  await publishOnCommit(tx, REWARDS_TOPIC, JSON.stringify([String(memberId)]))
  return spinsOf(tx, memberId).where('spin_id', '=', spinId).executeTakeFirstOrThrow()
}

async function spendTicket(tx: Db, wheel: Wheel, { memberId, merchantCode }: Participant, now: Date): Promise<bigint> {
  const ticket = await waitingTickets(tx, [memberId], now)
    .select('wheel_ticket.id')
    .where('promotion.id', '=', wheel.id)
    .orderBy('wheel_ticket.expires_at')
    .orderBy('wheel_ticket.id')
    .limit(1)
    .forUpdate('wheel_ticket')
    .executeTakeFirst()
  if (!ticket) throw refuse('wheel.no.spins', { next: await nextFree(tx, wheel, merchantCode, now) })
  await tx.updateTable('wheel_ticket').set({ spun_at: now }).where('id', '=', ticket.id).executeTakeFirstOrThrow()
  return ticket.id
}

async function nextFree(tx: Db, wheel: Wheel, merchantCode: string, now: Date): Promise<string | null> {
  if (wheel.rules.free === 0) return null
  return dayEnd(await zoneOf(tx, merchantCode), now).toISOString()
}

async function spunBefore(db: Db, { memberId }: Participant, { spinId }: Input): Promise<SpinRow | null> {
  return (await spinsOf(db, memberId).where('spin_id', '=', spinId).executeTakeFirst()) ?? null
}
