import { randomUUID } from 'node:crypto'

import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { joinPromotion } from '@ante/contract/promotions/promotions.ts'
import { claimRebate } from '@ante/contract/promotions/rebates.ts'
import { getRewardHub } from '@ante/contract/promotions/reward-hub.ts'
import type { RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import { claimLoginPromotion, signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { excludeMember } from '../../responsible-gaming/test/fixtures.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { closeAllPromotions } from '../test/close-all-promotions.ts'
import { claimRewardOf, promotionOf } from '../test/promotion-fixtures.ts'
import { ALL_DAY } from '../test/rain-fixtures.ts'
import { play } from '../test/rebate-fixtures.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterEach(() => closeAllPromotions(gateway))
afterAll(() => gateway.stop())

async function hubOf({ token }: { token: string }): Promise<RewardHub> {
  const answer = await gateway.call(getRewardHub, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function rewarded(member: SignedInMember, amount: string, changes = {}): Promise<string> {
  const promotionId = await promotionOf(gateway, 'SIGNUP', { amount }, changes)
  const joined = await gateway.call(joinPromotion, { promotionId }, member)
  if (!joined.ok) throw new Error(joined.code)
  return promotionId
}

const keyed = ({ token }: SignedInMember) => ({ token, headers: { 'Idempotency-Key': randomUUID() } })

test('rewards of all promotions are listed by expiry, earliest first, until they are claimed', async () => {
  await closeAllPromotions(gateway)
  const member = await signedIn(gateway)
  await rewarded(member, '50')
  await rewarded(member, '20', { reward_days: 1 })
  const { rewards, currency, wagering } = await hubOf(member)
  expect(rewards.map(({ amount, status }) => [amount, status])).toEqual([
    ['20.00', 'U'],
    ['50.00', 'U'],
  ])
  expect([currency, wagering]).toEqual(['PHP', { required: '0.00', done: '0.00', left: '0.00' }])
  await claimRewardOf(gateway, member, rewards[0]?.rewardId ?? '')
  const after = await hubOf(member)
  expect(after.rewards.map(({ amount }) => amount)).toEqual(['50.00'])
  expect(after.wagering).toEqual({ required: '100.00', done: '0.00', left: '100.00' })
})

test('a mission that is completed by play is granted when the hub is opened', async () => {
  const mission = { id: 'go', target: 'betVolume', amount: '100', reward: '7' }
  await promotionOf(gateway, 'MISSION', { missions: [mission] })
  const member = await signedIn(gateway)
  expect((await hubOf(member)).missions).toMatchObject([{ missionId: 'go', status: 'open', progress: '0.00' }])
  await play(gateway, member, { category: 'RNG', staked: '100' })
  const { missions, rewards } = await hubOf(member)
  expect(missions).toMatchObject([{ status: 'issued', progress: '100.00' }])
  expect(rewards).toMatchObject([{ amount: '7.00', type: 'MISSION' }])
})

test('a calendar can be signed today, then its bonus is among the rewards', async () => {
  const id = await promotionOf(gateway, 'LOGIN', { bonuses: ['3', '4'] })
  const member = await signedIn(gateway)
  expect((await hubOf(member)).calendars).toMatchObject([
    { title: 'A promotion', calendar: { promotionId: id, today: 1, checkedToday: false, consecutive: 0 } },
  ])
  await gateway.call(signLoginPromotion, { id }, keyed(member))
  expect(await hubOf(member)).toMatchObject({
    calendars: [{ calendar: { checkedToday: true, consecutive: 1 } }],
    rewards: [{ amount: '3.00', type: 'LOGIN' }],
  })
  await gateway.call(claimLoginPromotion, { id }, keyed(member))
  expect((await hubOf(member)).rewards).toEqual([])
})

test('spins, red rain, rebate and VIP level are in the same answer', async () => {
  await promotionOf(gateway, 'PRIZE_WHEEL', {
    segments: [
      { amount: '1', weight: 1 },
      { amount: '2', weight: 1 },
    ],
    free: 2,
  })
  await promotionOf(gateway, 'RAFFLE', { windows: ALL_DAY })
  const member = await signedIn(gateway)
  await play(gateway, member, { category: 'RNG', staked: '1000' })
  const { wheels, rain, rebate, vip } = await hubOf(member)
  expect(wheels).toMatchObject([{ tickets: 2 }])
  expect(rain).toMatchObject({ state: 'RUNNING', playable: true })
  expect(rebate).toMatchObject({ total: '6.00', claimable: true })
  expect(vip).toMatchObject({ level: 0, next: { level: 1 } })
  await gateway.call(claimRebate, {}, keyed(member))
  expect((await hubOf(member)).rebate).toMatchObject({ total: '0.00', claimable: false })
})

test('another member does not see these rewards, and the call requires a session', async () => {
  const member = await signedIn(gateway)
  await rewarded(member, '50')
  expect((await hubOf(await signedIn(gateway))).rewards).toEqual([])
  expect(await gateway.call(getRewardHub, {})).toMatchObject({ code: 'login.not.session' })
})

test('excluded and trial members have nothing to claim', async () => {
  const member = await signedIn(gateway)
  await rewarded(member, '50')
  await excludeMember(gateway, member, '1d')
  const nothing = { rewards: [], wheels: [], calendars: [], rain: null, rebate: null, missions: null, vip: null }
  expect(await hubOf(member)).toMatchObject(nothing)
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  expect(await hubOf(trial.value)).toMatchObject(nothing)
})
