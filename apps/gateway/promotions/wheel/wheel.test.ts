import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { getAvailablePromotions } from '@ante/contract/promotions/available.ts'
import { getPrizeWheel, listPrizeTickets, spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import type { PrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { MerchantDirectory } from '../../merchant/public.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { deposited } from '../test/deposited.ts'
import {
  claimRewardOf,
  detailFor,
  laterBy,
  evaluateNow,
  promotionOf,
  rewardsOf,
  turnoverRequired,
} from '../test/promotion-fixtures.ts'
import { closeAllPromotions } from '../test/close-all-promotions.ts'
import { untilNoon } from '../test/rain-fixtures.ts'
import type { RandomBelow } from '../weighted-draw.ts'
import { spin } from './spin-wheel.ts'

/** Segments that all have a prize of 5.00. */
const CERTAIN = [
  { amount: '5', weight: 1 },
  { amount: '5', weight: 1 },
]

let gateway: TestGateway
let merchants: MerchantDirectory
beforeAll(async () => {
  gateway = await startGateway()
  merchants = new MerchantDirectory(gateway.ports)
  await merchants.load()
})
beforeEach(() => closeAllPromotions(gateway))
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

const wheelOf = (rules: object, changes = {}) =>
  promotionOf(gateway, 'PRIZE_WHEEL', { segments: CERTAIN, free: 1, ...rules }, changes)

async function getWheel(promotionId: string, member?: SignedInMember): Promise<PrizeWheel> {
  const answer = await gateway.call(getPrizeWheel, { promotionId }, { ...(member && { token: member.token }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const turn = (promotionId: string, { token }: SignedInMember, spinId: string = randomUUID()) =>
  gateway.call(spinPrizeWheel, { promotionId, spinId }, { token })

/** Spins without the rate limit of the route; `randomBelow` may determine the draw. */
function spinUnlimited(
  promotionId: string,
  { memberId, token }: SignedInMember,
  { spinId = randomUUID(), ...drawn }: { spinId?: string; randomBelow?: RandomBelow } = {},
) {
  const member = { memberId: String(memberId), merchantCode: 'aurora', account: '', type: 0, currency: 'PHP', token }
  const context = { member, language: 'EN' as const, merchantCode: 'aurora' }
  return spin({ ...gateway.ports, merchants, ...drawn }, context, { promotionId, spinId })
}

async function bubbleOf({ token }: SignedInMember): Promise<number> {
  const answer = await gateway.call(getAvailablePromotions, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.unclaimedCount
}

test('a visitor sees the odds; a member gets the daily free spin, which the count of rewards includes', async () => {
  const promotionId = await wheelOf({ segments: [...CERTAIN, { amount: '0', weight: 8 }] })
  expect(await getWheel(promotionId)).toMatchObject({
    segments: [{ amount: '5.00', weight: 1 }, { weight: 1 }, { amount: '0.00', weight: 8 }],
    tickets: [],
    ticketCount: 0,
    spins: [],
    isOver: false,
  })
  const member = await signedIn(gateway)
  expect(await bubbleOf(member)).toBe(1)
  const wheel = await getWheel(promotionId, member)
  expect(wheel).toMatchObject({ ticketCount: 1, tickets: [{ earnedBy: 'day', expiresAt: wheel.nextFreeAt }] })
  const waiting = await gateway.call(listPrizeTickets, {}, { token: member.token })
  expect(waiting).toMatchObject({ value: { wheels: [{ promotionId, title: 'A promotion', tickets: 1 }] } })
})

test('a spin grants its prize once, with its wagering requirement; a repeat returns the same spin', async () => {
  const promotionId = await wheelOf({})
  const member = await signedIn(gateway)
  const spinId = randomUUID()
  const first = await turn(promotionId, member, spinId)
  expect(first).toMatchObject({ ok: true, value: { spin: { spinId, amount: '5.00', drawn: null } } })
  const again = await turn(promotionId, member, spinId)
  if (!first.ok || !again.ok) throw new Error('no spin')
  expect(again.value.spin).toEqual(first.value.spin)
  expect(await turn(promotionId, member)).toMatchObject({
    ok: false,
    code: 'wheel.no.spins',
    details: { next: first.value.wheel.nextFreeAt },
  })
  expect((await rewardsOf(gateway, member)).rewards).toMatchObject([{ amount: '5.00', type: 'PRIZE_WHEEL' }])
  expect(await bubbleOf(member)).toBe(1)
  expect(await claimRewardOf(gateway, member, first.value.spin.reward?.rewardId ?? '')).toMatchObject({ ok: true })
  expect(await turnoverRequired(gateway, member)).toBe('25.00')
  expect(await bubbleOf(member)).toBe(0)
  // The wheel stays open: the next day allows another spin.
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'open', action: 'none' })
  const tomorrow = await laterBy(gateway, member, DAY_MS)
  expect(await turn(promotionId, tomorrow)).toMatchObject({ ok: true })
})

// rules: wheel-2
test('of 64 simultaneous spins, on any gateways, one uses the only ticket; one spin sent 64 times is one', async () => {
  const promotionId = await wheelOf({})
  const [many, same] = [await signedIn(gateway), await signedIn(gateway)]
  const answers = await Promise.allSettled(Array.from({ length: 64 }, () => spinUnlimited(promotionId, many)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const spinId = randomUUID()
  const repeated = await Promise.all(Array.from({ length: 64 }, () => spinUnlimited(promotionId, same, { spinId })))
  expect(new Set(repeated.map((item) => JSON.stringify(item.spin))).size).toBe(1)
  for (const item of [many, same])
    expect((await rewardsOf(gateway, item)).sums.U).toEqual({ rewards: 1, amount: '5.00' })
})

// rules: wheel-4
test('each sufficiently large deposit earns a spin, up to a daily limit, and members are notified without a visit', async () => {
  const promotionId = await wheelOf({ free: 0, deposit: { each: '100', aDay: 2, days: 3 } })
  const member = await signedIn(gateway)
  expect(await turn(promotionId, member)).toMatchObject({ code: 'wheel.no.spins', details: { next: null } })
  await deposited(gateway, member.memberId, 99_9900n)
  expect((await getWheel(promotionId, member)).ticketCount).toBe(0)
  for (const _ of [1, 2, 3]) await deposited(gateway, member.memberId, 100_0000n)
  await Promise.all([evaluateNow(gateway), evaluateNow(gateway)])
  expect(await bubbleOf(member)).toBe(2)
  expect(await getWheel(promotionId, member)).toMatchObject({ ticketCount: 2, tickets: [{ earnedBy: 'deposit' }, {}] })
  const third = await laterBy(gateway, member, 3 * DAY_MS + 1000)
  expect(await getWheel(promotionId, third)).toMatchObject({ ticketCount: 0 })
  expect(await bubbleOf(third)).toBe(0)
})

test('deposits before the opening of the promotion earn no spin', async () => {
  const member = await signedIn(gateway)
  await deposited(gateway, member.memberId, 500_0000n)
  gateway.ports.clock.offsetMs += 1000
  const promotionId = await wheelOf({ free: 0, deposit: { each: '100', aDay: 2, days: 3 } })
  expect((await getWheel(promotionId, member)).ticketCount).toBe(0)
})

// rules: wheel-3
test('a prize beyond the budget becomes the largest affordable one, with a note; then no more tickets are used', async () => {
  const segments = [
    { amount: '18.88', weight: 1_000_000 },
    { amount: '0.88', weight: 1 },
  ]
  const promotionId = await wheelOf({ segments, free: 2 }, { budget: 1_0000n })
  const member = await signedIn(gateway)
  const drawn = await spinUnlimited(promotionId, member, { randomBelow: () => 0 })
  expect(drawn.spin).toMatchObject({ segment: 1, amount: '0.88', drawn: '18.88' })
  expect(drawn.wheel).toMatchObject({ isOver: true, ticketCount: 0, nextFreeAt: null })
  expect(await turn(promotionId, member)).toMatchObject({ ok: false, code: 'promotion.exhausted' })
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'closed' })
  const { rows } = await sql<{ spent: bigint }>`
    select count(*) as spent from wheel_ticket where member_id = ${member.memberId} and spun_at is not null`.execute(
    gateway.ports.db,
  )
  expect(rows[0]?.spent).toBe(1n)
})

test('a segment without a prize grants nothing', async () => {
  const promotionId = await wheelOf({
    segments: [
      { amount: '0', weight: 1_000_000 },
      { amount: '1', weight: 1 },
    ],
  })
  const member = await signedIn(gateway)
  const { spin: drawn } = await spinUnlimited(promotionId, member, { randomBelow: () => 0 })
  expect(drawn).toMatchObject({ segment: 0, amount: '0.00', drawn: null, reward: null })
  expect((await rewardsOf(gateway, member)).rewards).toEqual([])
})

test('deposits beyond the daily limit earn no spin, even after the first spins have expired', async () => {
  gateway.ports.clock.offsetMs = untilNoon()
  const promotionId = await wheelOf({ free: 0, deposit: { each: '100', aDay: 2, days: 3 } })
  const member = await signedIn(gateway)
  for (let made = 0; made < 5; made++) {
    gateway.ports.clock.offsetMs += 60_000
    await deposited(gateway, member.memberId, 100_0000n)
  }
  expect((await getWheel(promotionId, member)).ticketCount).toBe(2)
  // Now the first two deposits are three days old, and the others are younger.
  const back = await laterBy(gateway, member, 3 * DAY_MS - 2.5 * 60_000)
  expect((await getWheel(promotionId, back)).ticketCount).toBe(0)
})

// rules: wheel-5
test('an excluded member gets no spins, and can use none', async () => {
  const promotionId = await wheelOf({})
  const member = await signedIn(gateway)
  expect((await getWheel(promotionId, member)).ticketCount).toBe(1)
  await startTimeOut(member.memberId)
  expect(await turn(promotionId, member)).toMatchObject({ ok: false, code: 'responsible.gaming.excluded' })
  expect(await bubbleOf(member)).toBe(0)
  const other = await signedIn(gateway)
  await startTimeOut(other.memberId)
  expect((await getWheel(promotionId, other)).ticketCount).toBe(0)
})

async function startTimeOut(memberId: bigint): Promise<void> {
  const [now, ends] = [gateway.ports.clock.now(), new Date(gateway.ports.clock.now().getTime() + DAY_MS)]
  await sql`
    insert into player_exclusion (merchant_code, member_id, kind, length, began_at, ends_at, lifted_at)
    values ('aurora', ${memberId}, 'timeOut', '24h', ${now}, ${ends}, ${ends})`.execute(gateway.ports.db)
}

test('after any actions of members, spins and prizes match tickets and budget', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ memberIndex: fc.nat({ max: 2 }), at: fc.nat({ max: 9 }) }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 40 }),
      async (spins, budget) => {
        await closeAllPromotions(gateway)
        const segments = [0, 1, 2, 3].map((amount) => ({ amount: String(amount), weight: 1 + amount }))
        const promotionId = await wheelOf({ segments, free: 5 }, { budget: BigInt(budget) * 5000n })
        const members = [await signedIn(gateway), await signedIn(gateway), await signedIn(gateway)]
        await Promise.allSettled(
          spins.flatMap(({ memberIndex, at }) => {
            const member = members[memberIndex]
            return member ? [spinUnlimited(promotionId, member, { randomBelow: () => at })] : []
          }),
        )
        const { rows } = await sql<{ spins: bigint; tickets: bigint; granted: bigint; rewards: bigint; taken: bigint }>`
          select count(spin.spin_id) as spins, count(ticket.id) filter (where ticket.spun_at is not null) as tickets,
            coalesce(sum(spin.amount), 0)::int8 as granted, coalesce(sum(reward.amount), 0)::int8 as rewards,
            max(promotion.granted_amount) as taken
          from promotion left join wheel_ticket ticket on ticket.promotion_id = promotion.id
          left join wheel_spin spin on spin.ticket_id = ticket.id
          left join reward on reward.entry_id = spin.entry_id
          where promotion.code = ${promotionId}`.execute(gateway.ports.db)
        const [sum] = rows
        if (!sum) throw new Error('no sums')
        expect(sum.spins).toBe(sum.tickets)
        expect([sum.rewards, sum.taken]).toEqual([sum.granted, sum.granted])
        expect(sum.granted <= BigInt(budget) * 5000n).toBe(true)
      },
    ),
    { numRuns: 8, examples: [[[{ memberIndex: 0, at: 3 }], 1]] },
  )
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
