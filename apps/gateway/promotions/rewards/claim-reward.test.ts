import { DAY_MS } from '@ante/contract/kit/time.ts'
import { joinPromotion } from '@ante/contract/promotions/promotions.ts'
import { getAvailablePromotions } from '@ante/contract/promotions/available.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { claimReward } from '@ante/contract/promotions/rewards.ts'
import { listAccountRecords } from '@ante/contract/wallet/account-records.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { closeAllPromotions } from '../test/close-all-promotions.ts'
import {
  claimRewardOf,
  detailFor,
  laterBy,
  evaluateNow,
  promotionOf,
  rewardsOf,
  turnoverRequired,
  transitionsOf,
} from '../test/promotion-fixtures.ts'
import { expireRewards } from './expire-rewards.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await closeAllPromotions(gateway)
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

/** Creates a reward of 50.00 with a wagering multiple of five. Source: domain handbook 9.3. */
async function rewarded(changes = {}) {
  const member = await signedIn(gateway)
  const promotionId = await promotionOf(gateway, 'SIGNUP', { amount: '50' }, changes)
  const joined = await gateway.call(joinPromotion, { promotionId }, member)
  if (!joined.ok) throw new Error(joined.code)
  const reward = joined.value.entry?.reward
  if (!reward) throw new Error('no reward')
  return { member, promotionId, reward }
}

async function balanceOf({ token }: SignedInMember): Promise<string> {
  const answer = await gateway.call(getBalance, {}, { token })
  return answer.ok ? answer.value.sumBalance : answer.code
}

const countOf = async ({ token }: SignedInMember) => {
  const answer = await gateway.call(getAvailablePromotions, {}, { token })
  return answer.ok ? answer.value.unclaimedCount : answer.code
}

test('a reward of 50.00 with a multiple of five is credited once and requires 250.00; a second claim returns the same', async () => {
  const { member, promotionId, reward } = await rewarded()
  expect(reward).toMatchObject({
    amount: '50.00',
    multiple: '5',
    required: '250.00',
    status: 'U',
    promotionId,
    type: 'SIGNUP',
  })
  expect([await balanceOf(member), await turnoverRequired(gateway, member), await countOf(member)]).toEqual([
    '0.00',
    '0.00',
    1,
  ])
  const first = await claimRewardOf(gateway, member, reward.rewardId)
  expect(first).toMatchObject({ ok: true, value: { status: 'C', amount: '50.00', required: '250.00' } })
  gateway.ports.clock.offsetMs += 60_000
  expect(await claimRewardOf(gateway, member, reward.rewardId)).toEqual(first)
  expect([await balanceOf(member), await turnoverRequired(gateway, member), await countOf(member)]).toEqual([
    '50.00',
    '250.00',
    0,
  ])
  const records = await gateway.call(listAccountRecords, {}, member)
  expect(records).toMatchObject({ ok: true, value: { records: [{ code: 4104, amount: '50.00' }] } })
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'claimed', action: 'none' })
  expect(await transitionsOf(gateway, member)).toEqual([
    '>open',
    'open>signed',
    'signed>applying',
    'applying>issued',
    'issued>claimed',
  ])
})

test('simultaneous claims of a reward at two gateways credit it once, and all get the same answer', async () => {
  const { member, reward } = await rewarded()
  const other = await startGatewayOn(gateway.databaseUrl)
  try {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => claimRewardOf(index % 2 ? other : gateway, member, reward.rewardId)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
    expect([await balanceOf(member), await turnoverRequired(gateway, member)]).toEqual(['50.00', '250.00'])
  } finally {
    await other.stop()
  }
})

test('a reward expires after seven days: it cannot be claimed, is no longer pending, and its promotion is closed', async () => {
  const { member: before, promotionId, reward } = await rewarded()
  const member = await laterBy(gateway, before, 7 * DAY_MS - 60_000)
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'issued', action: 'claim' })
  gateway.ports.clock.offsetMs += 60_000
  expect(await claimRewardOf(gateway, member, reward.rewardId)).toMatchObject({
    ok: false,
    code: 'reward.expired',
    details: { expiresAt: reward.expiresAt },
  })
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'closed', action: 'none' })
  await evaluateNow(gateway)
  expect((await transitionsOf(gateway, member)).at(-1)).toBe('issued>expired')
  expect([await balanceOf(member), await countOf(member)]).toEqual(['0.00', 0])
  expect(await claimRewardOf(gateway, member, reward.rewardId)).toMatchObject({ code: 'reward.expired' })
})

test('an expiry that another gateway has stored applies, even if it is later by this gateway’s clock', async () => {
  const { member: before, reward } = await rewarded()
  const member = await laterBy(gateway, before, 7 * DAY_MS - 1_000)
  const ahead = { now: () => new Date(gateway.ports.clock.now().getTime() + 2_000) }
  await expireRewards({ ...gateway.ports, clock: ahead })
  expect(await claimRewardOf(gateway, member, reward.rewardId)).toMatchObject({ ok: false, code: 'reward.expired' })
  expect(await balanceOf(member)).toBe('0.00')
})

test('a reward without wagering multiple adds no requirement', async () => {
  const { member, reward } = await rewarded({ multiple_hundredths: 0 })
  expect(await claimRewardOf(gateway, member, reward.rewardId)).toMatchObject({
    value: { multiple: '0', required: '0.00' },
  })
  expect([await balanceOf(member), await turnoverRequired(gateway, member)]).toEqual(['50.00', '0.00'])
})

test('claims of unknown or other members’ rewards, without a session, or by trial members are refused', async () => {
  const { reward } = await rewarded()
  const other = await signedIn(gateway)
  expect(await claimRewardOf(gateway, other, reward.rewardId)).toMatchObject({ code: 'reward.not.found', status: 404 })
  expect(await claimRewardOf(gateway, other, '999999999999999999')).toMatchObject({ code: 'reward.not.found' })
  expect(await claimRewardOf(gateway, other, '1 or 1=1')).toMatchObject({ code: 'request.invalid' })
  expect(await gateway.call(claimReward, { rewardId: reward.rewardId })).toMatchObject({ code: 'login.not.session' })
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  expect(await gateway.call(claimReward, { rewardId: reward.rewardId }, trial.value)).toMatchObject({
    code: 'function.not.available',
  })
})

test('the database refuses changes of granted rewards and illegal transitions of entries', async () => {
  const { member, reward } = await rewarded()
  const { db } = gateway.ports
  const own = db.updateTable('reward').where('id', '=', BigInt(reward.rewardId))
  await expect(own.set({ amount: 1_000_0000n }).execute()).rejects.toThrow(/immutable/)
  const entry = sql`update promotion_entry set state = 'applying' where member_id = ${member.memberId}`
  await expect(entry.execute(db)).rejects.toThrow(/ILLEGAL_STATE: issued cannot become applying/)
  await expect(db.deleteFrom('promotion_step').execute()).rejects.toThrow(/cannot be deleted/)
  await claimRewardOf(gateway, member, reward.rewardId)
  await expect(own.set({ status: 'issued', claimed_at: null }).execute()).rejects.toThrow(/immutable/)
})

test('rewards are listed by status, page by page, with totals', async () => {
  const before = await signedIn(gateway)
  for (let made = 0; made < 22; made++) {
    const promotionId = await promotionOf(
      gateway,
      'SIGNUP',
      { amount: '10' },
      { ...(made === 0 && { reward_days: 1 }) },
    )
    await gateway.call(joinPromotion, { promotionId }, before)
  }
  const member = await laterBy(gateway, before, 2 * DAY_MS)
  const first = await rewardsOf(gateway, member)
  expect([first.rewards.length, first.sums]).toEqual([
    20,
    { U: { rewards: 21, amount: '210.00' }, C: { rewards: 0, amount: '0.00' }, E: { rewards: 1, amount: '10.00' } },
  ])
  const rest = await rewardsOf(gateway, member, { after: first.next })
  expect([rest.rewards.map(({ status }) => status), rest.next]).toEqual([['U', 'E'], null])
  await claimRewardOf(gateway, member, first.rewards[0]?.rewardId ?? '')
  const claimed = await rewardsOf(gateway, member, { status: 'C' })
  expect(claimed.rewards.map(({ rewardId }) => rewardId)).toEqual([first.rewards[0]?.rewardId])
  expect(claimed.sums.C).toEqual({ rewards: 1, amount: '10.00' })
  expect((await rewardsOf(gateway, member, { status: 'E' })).rewards).toHaveLength(1)
  expect((await rewardsOf(gateway, member, { type: 'SAVIOR' })).rewards).toEqual([])
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
