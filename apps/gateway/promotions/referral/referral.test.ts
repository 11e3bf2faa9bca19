import { checkAffiliate } from '@ante/contract/identity/affiliate.ts'
import { register } from '@ante/contract/identity/register.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { getReferralDetails, listInvitees } from '@ante/contract/promotions/referral.ts'
import type { Referral } from '@ante/contract/promotions/referral.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { newAccount, newMember, registration } from '../../identity/test/people.ts'
import { auroraSwitches } from '../../identity/test/rules.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { closeAllPromotions } from '../test/close-all-promotions.ts'
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
import { play } from '../test/rebate-fixtures.ts'

const FRIEND = { amount: '10', deposit: '100', multiple: 5 }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => closeAllPromotions(gateway))
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

async function idOf(account: string): Promise<bigint> {
  const query = gateway.ports.db.selectFrom('member').select('id').where('account', '=', account)
  return (await query.executeTakeFirstOrThrow()).id
}

async function newMemberAtLocalhost(): Promise<SignedInMember> {
  const account = newAccount()
  const { token } = await newMember(gateway, account)
  return { token, memberId: await idOf(account) }
}

async function referralOf({ token }: SignedInMember): Promise<Referral> {
  const answer = await gateway.call(getReferralDetails, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function friendsOf({ token }: SignedInMember, after?: string) {
  const answer = await gateway.call(listInvitees, { ...(after !== undefined && { after }) }, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Registers a member with the inviter's code. */
async function friendOf(inviter: SignedInMember, typed?: string): Promise<SignedInMember> {
  const { referralCode } = await referralOf(inviter)
  const account = newAccount()
  const answer = await gateway.call(register, { ...registration(account), affiliateCode: typed ?? referralCode })
  if (!answer.ok) throw new Error(answer.code)
  return { token: answer.value.token, memberId: await idOf(account) }
}

const profileOf = (memberId: bigint) =>
  gateway.ports.db
    .selectFrom('member')
    .innerJoin('member_profile', 'member_profile.member_id', 'member.id')
    .select(['type', 'upline_id', 'recommender_id', 'affiliate_code'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow()

// rules: wheel-6
test('a member’s code is permanent; a member registered by it is a friend, without becoming a downline', async () => {
  const member = await newMemberAtLocalhost()
  const [first, again] = await Promise.all([referralOf(member), referralOf(member)])
  expect(again.referralCode).toBe(first.referralCode)
  expect(first).toMatchObject({ totalInvitations: 0, offer: null, earned: { total: '0.00' } })
  expect(first.promotionDomains).toContain('localhost')
  const answer = await gateway.call(checkAffiliate, { code: first.referralCode.toLowerCase() })
  expect(answer).toMatchObject({ ok: true, value: { code: first.referralCode } })
  const friend = await friendOf(member, first.referralCode.toLowerCase())
  expect(await profileOf(friend.memberId)).toEqual({
    type: 0,
    upline_id: null,
    recommender_id: member.memberId,
    affiliate_code: null,
  })
  expect((await referralOf(member)).totalInvitations).toBe(1)
  const { invitees } = await friendsOf(member)
  expect(invitees).toMatchObject([{ step: 'registered' }])
  expect(invitees[0]?.name).toMatch(/^p.\*\*\*.$/)
  await expect(
    gateway.ports.db
      .updateTable('member_profile')
      .set({ recommender_id: friend.memberId })
      .where('member_id', '=', friend.memberId)
      .execute(),
  ).rejects.toThrow('immutable')
})

test('at a merchant that has disabled invitations, codes are invalid and no invitation is shown', async () => {
  const member = await newMemberAtLocalhost()
  const { referralCode } = await referralOf(member)
  await auroraSwitches(gateway, { REFERRAL: false })
  try {
    expect(await gateway.call(checkAffiliate, { code: referralCode })).toMatchObject({ code: 'affiliate.invalid' })
    const answer = await gateway.call(getReferralDetails, {}, { token: member.token })
    expect(answer).toMatchObject({ ok: false, code: 'function.not.available' })
  } finally {
    await auroraSwitches(gateway, { REFERRAL: true })
  }
})

// rules: wheel-7
test('a friend with sufficient deposit and turnover earns the reward, once, on any gateway', async () => {
  const promotionId = await promotionOf(gateway, 'REFERRAL', { friend: FRIEND })
  gateway.ports.clock.offsetMs += 1000
  const member = await newMemberAtLocalhost()
  const friend = await friendOf(member)
  const [early, late] = [await friendOf(member), await friendOf(member)]
  await deposited(gateway, friend.memberId, 120_0000n)
  await deposited(gateway, early.memberId, 99_9900n)
  await deposited(gateway, early.memberId, 500_0000n)
  await deposited(gateway, late.memberId, 100_0000n)
  await play(gateway, friend, { category: 'RNG', staked: '599.99' })
  await play(gateway, early, { category: 'RNG', staked: '5000' })
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, member)).rewards).toEqual([])
  expect((await friendsOf(member)).invitees.map(({ step }) => step)).toEqual(['deposited', 'deposited', 'deposited'])
  await play(gateway, friend, { category: 'RNG', staked: '0.01' })
  await Promise.all([evaluateNow(gateway), evaluateNow(gateway), referralOf(member), evaluateNow(gateway)])
  const { rewards } = await rewardsOf(gateway, member)
  expect(rewards).toMatchObject([{ amount: '10.00', type: 'REFERRAL', promotionId }])
  expect((await friendsOf(member)).invitees.map(({ step }) => step)).toEqual(['deposited', 'deposited', 'rewarded'])
  expect(await referralOf(member)).toMatchObject({
    offer: { promotionId, friend: { amount: '10.00', deposit: '100.00', multiple: '5' }, play: null, multiple: '5' },
    earned: { friends: '10.00', play: '0.00', total: '10.00' },
  })
  expect(await claimRewardOf(gateway, member, rewards[0]?.rewardId ?? '')).toMatchObject({ ok: true })
  expect(await turnoverRequired(gateway, member)).toBe('50.00')
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, member)).rewards).toHaveLength(1)
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({
    status: 'open',
    action: 'none',
    gift: { kind: 'amount', amount: '10' },
  })
})

test('registrations before the opening of the promotion earn nothing', async () => {
  const member = await newMemberAtLocalhost()
  const friend = await friendOf(member)
  gateway.ports.clock.offsetMs += 1000
  await promotionOf(gateway, 'REFERRAL', { friend: FRIEND })
  await deposited(gateway, friend.memberId, 100_0000n)
  await play(gateway, friend, { category: 'RNG', staked: '500' })
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, member)).rewards).toEqual([])
})

const hide: [string, (member: SignedInMember, friend: SignedInMember) => Promise<unknown>][] = [
  ['has the same mobile number', (member, friend) => sameProfile({ mobile: '+639171234567' }, member, friend)],
  ['has the same mail address', (member, friend) => sameProfile({ email: 'Me@x.example' }, member, friend)],
  ['is paid by the same name', (member, friend) => sameProfile({ payee_name: 'Juan  Cruz' }, member, friend)],
  ['plays on the same device', sameDevice],
  ['is closed', (_member, friend) => disabled(friend)],
  ['is in a time-out', (_member, friend) => startTimeOut(friend)],
]

// rules: wheel-9
test.each(hide)('a friend who %s earns nothing, without a reason shown', async (_name, change) => {
  await promotionOf(gateway, 'REFERRAL', { friend: FRIEND, play: { percent: '1' } })
  gateway.ports.clock.offsetMs += 1000
  const member = await newMemberAtLocalhost()
  const friend = await friendOf(member)
  await deposited(gateway, friend.memberId, 100_0000n)
  await play(gateway, friend, { category: 'RNG', staked: '500' })
  await change(member, friend)
  await evaluateNow(gateway)
  expect((await friendsOf(member)).invitees).toMatchObject([{ step: 'played' }])
  const days = await laterBy(gateway, member, 2 * DAY_MS)
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, days)).rewards).toEqual([])
})

async function sameProfile(input: Record<string, string>, ...members: SignedInMember[]): Promise<void> {
  for (const { memberId } of members)
    await gateway.ports.db.updateTable('member_profile').set(input).where('member_id', '=', memberId).execute()
}

async function sameDevice(...members: SignedInMember[]): Promise<void> {
  for (const { memberId } of members)
    await gateway.ports.db
      .updateTable('sign_in')
      .set({ device_hash: Buffer.alloc(32, 7) })
      .where('member_id', '=', memberId)
      .execute()
}

async function disabled({ memberId }: SignedInMember): Promise<void> {
  await gateway.ports.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', memberId).execute()
}

async function startTimeOut({ memberId }: SignedInMember): Promise<void> {
  const now = gateway.ports.clock.now()
  const ends = new Date(now.getTime() + 30 * DAY_MS)
  await sql`
    insert into player_exclusion (merchant_code, member_id, kind, length, began_at, ends_at, lifted_at)
    values ('aurora', ${memberId}, 'timeOut', '24h', ${now}, ${ends}, ${ends})`.execute(gateway.ports.db)
}

test('an excluded member gets no invitation offer', async () => {
  const member = await newMemberAtLocalhost()
  await startTimeOut(member)
  const answer = await gateway.call(getReferralDetails, {}, { token: member.token })
  expect(answer).toMatchObject({ ok: false, code: 'responsible.gaming.excluded' })
})

/** Returns the milliseconds until the next time with this hour in the merchant's time zone. */
async function untilHour(hour: number): Promise<number> {
  const { rows } = await sql<{ ms: string }>`
    select extract(epoch from (case when at < clock then at + interval '1 day' else at end) - clock) * 1000 as ms
    from (select clock, date_trunc('day', clock) + make_interval(hours => ${hour}) as at
      from (select ${gateway.ports.clock.now()}::timestamptz at time zone zone as clock from merchant where code = 'aurora') there) then_
  `.execute(gateway.ports.db)
  return Math.ceil(Number(rows[0]?.ms ?? 0))
}

// rules: wheel-8
test('friends’ turnover yields its share the next night: rounded down per friend, together at most the cap', async () => {
  gateway.ports.clock.offsetMs += await untilHour(12)
  await promotionOf(gateway, 'REFERRAL', { play: { percent: '0.1', cap: '20' } })
  const member = await laterBy(gateway, await newMemberAtLocalhost(), 0)
  const [first, second, third] = [await friendOf(member), await friendOf(member), await newMemberAtLocalhost()]
  const [friendOfLoud] = [await friendOf(third)]
  await play(gateway, first, { category: 'RNG', staked: '12345.67' }, { category: 'PVP', staked: '200' })
  await play(gateway, second, { category: 'LIVE', staked: '9.99' })
  await play(gateway, friendOfLoud, { category: 'RNG', staked: '90000' })
  await play(gateway, member, { category: 'RNG', staked: '90000' })
  await evaluateNow(gateway)
  // Selects these rewards, because members with this turnover also get VIP rewards.
  const ofFriends = { type: 'REFERRAL' }
  expect((await rewardsOf(gateway, member, ofFriends)).rewards).toEqual([])
  const night = await laterBy(gateway, member, (await untilHour(3)) + 60_000)
  await Promise.all([evaluateNow(gateway), evaluateNow(gateway), evaluateNow(gateway)])
  await evaluateNow(gateway)
  // 12,345.67 and half of 200, of one friend; the other's 9.99 yields less than a hundredth.
  expect((await rewardsOf(gateway, night, ofFriends)).rewards).toMatchObject([{ amount: '12.44' }])
  expect((await referralOf(night)).earned).toEqual({ friends: '0.00', play: '12.44', total: '12.44' })
  const loudNight = await laterBy(gateway, third, 0)
  expect((await rewardsOf(gateway, loudNight, ofFriends)).rewards).toMatchObject([{ amount: '20.00' }])
})

test('friends are listed page by page, latest first', async () => {
  const member = await newMemberAtLocalhost()
  await gateway.ports.db
    .insertInto('member')
    .values(
      Array.from({ length: 25 }, () => ({
        merchant_code: 'aurora',
        account: newAccount(),
        type: 0 as const,
        password_hash: 'x',
        registered_at: gateway.ports.clock.now(),
        upline_id: null,
        first_login_at: null,
        created_key: null,
        register_url: String(member.memberId),
        register_method: null,
        registered_from: null,
      })),
    )
    .execute()
  await sql`
    insert into member_profile (member_id, merchant_code, recommender_id)
    select id, merchant_code, ${member.memberId} from member where register_url = ${String(member.memberId)}`.execute(
    gateway.ports.db,
  )
  const first = await friendsOf(member)
  const second = await friendsOf(member, first.next ?? '')
  expect([first.invitees.length, second.invitees.length, second.next]).toEqual([20, 5, null])
  const numbers = [...first.invitees, ...second.invitees].map(({ number }) => Number(number))
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
