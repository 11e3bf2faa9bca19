import { randomUUID } from 'node:crypto'

import { register } from '@ante/contract/identity/register.ts'
import { applyForPromotion, joinPromotion, usePromoCode } from '@ante/contract/promotions/promotions.ts'
import { listMissions } from '@ante/contract/promotions/missions.ts'
import { spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { getReferralDetails } from '@ante/contract/promotions/referral.ts'
import { signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newAccount, registration } from '../identity/test/people.ts'
import { signedIn } from '../test/members.ts'
import type { SignedInMember } from '../test/members.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { verifyLedger } from '../wallet/public.ts'
import { putCode } from './core/stored-promotions.ts'
import { approveApplication } from './core/applications/review.ts'
import { closeAllPromotions } from './test/close-all-promotions.ts'
import { deposited } from './test/deposited.ts'
import { balanceOf, comingPromotion, HOUR_MS, proofOf } from './test/journey-fixtures.ts'
import { claimRewardOf, detailFor, laterBy, evaluateNow, rewardsOf } from './test/promotion-fixtures.ts'
import { ALL_DAY, begin as beginRain, open, RAIN_MS, untilNoon } from './test/rain-fixtures.ts'
import { play } from './test/rebate-fixtures.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(async () => {
  await closeAllPromotions(gateway)
  gateway.ports.clock.offsetMs = untilNoon()
})
afterAll(() => gateway.stop())

interface Answered {
  ok: boolean
  code?: string
}
const codeOf = async (answer: Promise<Answered>): Promise<string> => (await answer).code ?? 'done'

const idOf = async (promotionId: string): Promise<bigint> => {
  const query = gateway.ports.db.selectFrom('promotion').select('id').where('code', '=', promotionId)
  return (await query.executeTakeFirstOrThrow()).id
}

interface Journey {
  rules: object
  /** Additional setup of the promotion, for example a promo code. */
  prepare?(promotionId: string): Promise<void>
  /** Actions of a member that earn the reward. Returns the member, with a new session if days have passed. */
  earn(member: SignedInMember, promotionId: string): Promise<SignedInMember>
  /** Tries the first action before the start; returns the refusal. Absent for types without an action. */
  early?(member: SignedInMember, promotionId: string): Promise<string>
  gives: string
  /** Statuses before any action, while the reward is pending, and at the end; by default open, issued, claimed. */
  reads?: readonly [first: string, waiting: string, last: string]
}

const join = (member: SignedInMember, promotionId: string) => gateway.call(joinPromotion, { promotionId }, member)
const apply = (member: SignedInMember, promotionId: string) =>
  gateway.call(applyForPromotion, { promotionId, comment: 'Mine' }, member)
const sign = (member: SignedInMember, id: string) => gateway.call(signLoginPromotion, { id }, member)
const spin = (member: SignedInMember, promotionId: string) =>
  gateway.call(spinPrizeWheel, { promotionId, spinId: randomUUID() }, member)
const typeIn = (member: SignedInMember, promotionId: string) =>
  gateway.call(usePromoCode, { code: `C-${promotionId.toUpperCase()}` }, member)

/** Wraps an action that keeps the member's session. */
const inSession =
  (work: (member: SignedInMember, promotionId: string) => Promise<unknown>): Journey['earn'] =>
  async (member, promotionId) => {
    await work(member, promotionId)
    return member
  }

async function friendOf(inviter: SignedInMember): Promise<SignedInMember> {
  const answer = await gateway.call(getReferralDetails, {}, inviter)
  const affiliateCode = answer.ok ? answer.value.referralCode : ''
  const account = newAccount()
  const made = await gateway.call(register, { ...registration(account), affiliateCode })
  const query = gateway.ports.db.selectFrom('member').select('id').where('account', '=', account)
  return { token: made.ok ? made.value.token : '', memberId: (await query.executeTakeFirstOrThrow()).id }
}

async function grant({ memberId }: SignedInMember): Promise<void> {
  const applying = gateway.ports.db.selectFrom('promotion_entry').select('id').where('member_id', '=', memberId)
  const { id } = await applying.executeTakeFirstOrThrow()
  const step = { now: gateway.ports.clock.now(), actor: 'somebody', amount: 50_0000n }
  await approveApplication(gateway.ports.db, id, step, async () => undefined)
}

const journeys: Partial<Record<PromotionType, Journey>> = {
  SIGNUP: {
    rules: { amount: '10' },
    gives: '10.00',
    early: (...parameters) => codeOf(join(...parameters)),
    earn: inSession(join),
  },
  REGISTER: {
    rules: { amount: '8' },
    gives: '8.00',
    // Closed for members who registered before the promotion.
    reads: ['closed', 'issued', 'claimed'],
    earn: async () => {
      const newcomer = await signedIn(gateway)
      await evaluateNow(gateway)
      return newcomer
    },
  },
  LOGIN: {
    rules: { bonuses: ['3', '4'] },
    gives: '3.00',
    early: (...parameters) => codeOf(sign(...parameters)),
    earn: inSession(sign),
  },
  MISSION: {
    rules: { missions: [{ id: 'bets', target: 'betVolume', amount: '100', reward: '6' }] },
    gives: '6.00',
    reads: ['open', 'issued', 'open'],
    earn: inSession(async (member) => {
      await play(gateway, member, { category: 'RNG', staked: '100.00' })
      await gateway.call(listMissions, {}, member)
    }),
  },
  REFERRAL: {
    rules: { friend: { amount: '10', deposit: '100', multiple: 5 } },
    gives: '10.00',
    reads: ['open', 'open', 'open'],
    earn: inSession(async (member) => {
      const friend = await friendOf(member)
      await deposited(gateway, friend.memberId, 100_0000n)
      await play(gateway, friend, { category: 'RNG', staked: '500.00' })
      await evaluateNow(gateway)
    }),
  },
  SAVIOR: {
    rules: { percent: '10', minimumLoss: '100' },
    gives: '20.00',
    earn: async (member) => {
      await play(gateway, member, { category: 'RNG', staked: '200.00' })
      const night = await laterBy(gateway, member, 15 * HOUR_MS)
      await evaluateNow(gateway)
      return night
    },
  },
  PROMOCODE: {
    rules: { amount: '5' },
    gives: '5.00',
    prepare: async (promotionId) => {
      const code = `C-${promotionId.toUpperCase()}`
      const unlimited = { quota: null, amount: null, endsAt: null }
      await putCode(gateway.ports.db, 'aurora', { promotionId: await idOf(promotionId), code, ...unlimited })
    },
    early: (...parameters) => codeOf(typeIn(...parameters)),
    earn: inSession(typeIn),
  },
  PRIZE_WHEEL: {
    rules: { segments: [1, 2].map((weight) => ({ amount: '4', weight })) },
    gives: '4.00',
    reads: ['open', 'open', 'open'],
    early: (...parameters) => codeOf(spin(...parameters)),
    earn: inSession(spin),
  },
  MANUAL: {
    rules: {},
    gives: '50.00',
    early: (...parameters) => codeOf(apply(...parameters)),
    earn: inSession(async (member, promotionId) => {
      await apply(member, promotionId)
      await grant(member)
    }),
  },
  DEPOSIT_COUNT: {
    rules: { deposits: 2, each: '100', amount: '15' },
    gives: '15.00',
    earn: inSession(async ({ memberId }) => {
      await deposited(gateway, memberId, 100_0000n)
      await deposited(gateway, memberId, 150_0000n)
      await evaluateNow(gateway)
    }),
  },
}

// rules: rewards-1
test.each(Object.entries(journeys) as [PromotionType, Journey][])(
  '%s goes from coming to claimed: credited once by 4104, with its wagering requirement',
  async (type, { rules, prepare, early, earn, gives, reads = ['open', 'issued', 'claimed'] }) => {
    const [first, waiting, last] = reads
    const promotionId = await comingPromotion(gateway, type, rules)
    await prepare?.(promotionId)
    const before = await signedIn(gateway)
    expect(await detailFor(gateway, promotionId, before)).toMatchObject({ status: 'coming', action: 'none' })
    const refused = (await early?.(before, promotionId)) ?? 'promotion.not.started'
    expect(refused).toBe('promotion.not.started')
    await evaluateNow(gateway)
    expect((await rewardsOf(gateway, before)).rewards).toEqual([])

    const present = await laterBy(gateway, before, HOUR_MS + 60_000)
    expect(await detailFor(gateway, promotionId, present)).toMatchObject({ status: first })
    const member = await earn(present, promotionId)
    expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: waiting })
    const { rewards } = await rewardsOf(gateway, member, { status: 'U' })
    expect(rewards).toMatchObject([{ promotionId, type, amount: gives, multiple: '5' }])
    expect([await balanceOf(gateway, member), await proofOf(gateway, member)]).toEqual(['0.00', []])

    const claims = await Promise.all([1, 2].map(() => claimRewardOf(gateway, member, rewards[0]?.rewardId ?? '')))
    for (const claimed of claims) expect(claimed).toMatchObject({ ok: true, value: { status: 'C', amount: gives } })
    expect(await balanceOf(gateway, member)).toBe(gives)
    const amount = BigInt(gives.replace('.', '')) * 100n
    expect(await proofOf(gateway, member)).toEqual([{ code: 4104, amount, required: amount * 5n }])
    expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: last })
    const { state } = await gateway.ports.db
      .selectFrom('promotion_entry')
      .select('state')
      .where('promotion_id', '=', await idOf(promotionId))
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow()
    expect(state).toBe('claimed')
    expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
  },
)

// rules: rewards-1
test('a red rain envelope is credited once after the start, with code 4104 and a wagering requirement', async () => {
  const amounts = [{ amount: '2', weight: 1 }]
  const promotionId = await comingPromotion(gateway, 'RAFFLE', { windows: ALL_DAY, amounts })
  const before = await signedIn(gateway)
  expect(await detailFor(gateway, promotionId, before)).toMatchObject({ status: 'coming' })
  expect(await codeOf(beginRain(gateway, before, promotionId))).toBe('raffle.not.raining')
  const member = await laterBy(gateway, before, HOUR_MS + 60_000)
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'open' })
  const rainPlay = await beginRain(gateway, member, promotionId)
  const playId = rainPlay.ok ? rainPlay.value.play.playId : ''
  gateway.ports.clock.offsetMs += RAIN_MS
  for (const opened of await Promise.all([open(gateway, member, playId), open(gateway, member, playId)]))
    expect(opened).toMatchObject({ ok: true, value: { result: { amount: '2.00' }, required: '10.00' } })
  expect(await balanceOf(gateway, member)).toBe('2.00')
  expect(await proofOf(gateway, member)).toEqual([{ code: 4104, amount: 2_0000n, required: 10_0000n }])
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
