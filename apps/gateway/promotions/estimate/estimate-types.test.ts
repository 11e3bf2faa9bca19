import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { settableTypes } from '../core/registry.ts'
import { closeAllPromotions } from '../test/close-all-promotions.ts'
import { deposited } from '../test/deposited.ts'
import { play } from '../test/rebate-fixtures.ts'
import { estimateCost } from './estimate-promotion.ts'
import type { PromotionEstimate } from './estimate-promotion.ts'

const HISTORY_DAYS = 56
const merchant = { code: 'aurora', zone: 'Asia/Manila', currency: 'PHP' }

let gateway: TestGateway
/** Two players, of whom one has recommended the other: each day a deposit of 200, and 100 staked and 40 won. */
beforeAll(async () => {
  gateway = await startGateway()
  const { db, clock } = gateway.ports
  await closeAllPromotions(gateway)
  const players = [await signedIn(gateway), await signedIn(gateway)]
  const [first, second] = players
  await db
    .updateTable('member')
    .set({ registered_at: new Date(clock.now().getTime() - (HISTORY_DAYS + 4) * DAY_MS) })
    .where(
      'id',
      'in',
      players.map(({ memberId }) => memberId),
    )
    .execute()
  await sql`
    insert into member_profile (member_id, merchant_code, recommender_id)
    values (${second?.memberId ?? 0n}, 'aurora', ${first?.memberId ?? 0n})
    on conflict (member_id) do update set recommender_id = excluded.recommender_id`.execute(db)
  for (const player of players) {
    // The first deposits are older than the history.
    for (let day = 0; day <= HISTORY_DAYS + 1; day += 1) {
      const at = new Date(clock.now().getTime() - day * DAY_MS)
      await play(gateway, player, { category: 'RNG', staked: '100.00', paid: '40.00', beganAt: at })
      await deposited(gateway, player.memberId, unitsOf('200'))
      await sql`
        update deposit set credited_at = ${at}, created_at = ${at}
        where id = (select max(id) from deposit where member_id = ${player.memberId})`.execute(db)
    }
  }
})
afterAll(() => gateway.stop())

const estimate = (type: PromotionType, rules: unknown): Promise<PromotionEstimate> => {
  const now = gateway.ports.clock.now()
  const options = {
    type,
    rules,
    texts: {},
    picture: null,
    starts_at: null,
    ends_at: new Date(now.getTime() + 7 * DAY_MS),
    position: 0,
    audience: { kind: 'all' } as const,
    quota: null,
    budget: null,
    reward_days: 7,
    multiple_hundredths: 100,
  }
  return estimateCost(gateway.ports.db, { merchant, code: 'new', options, stored: null, now })
}

const unitsIn = (amount: string | null) => (amount === null ? null : Number(unitsOf(amount)))
const weighted = (...amounts: string[]) => amounts.map((amount) => ({ amount, weight: 1 }))
const mission = { id: 'one', period: 'daily', reward: '1' } as const

/** Expected and maximum cost of a week; players earn the reward by themselves where the expected cost is known. */
test.each<[PromotionType, unknown, string | null, string]>([
  ['SAVIOR', { percent: '10', minimumLoss: '1', atHour: 3 }, '84', '84'],
  ['SAVIOR', { percent: '10', minimumLoss: '1', cap: '5', atHour: 3 }, '70', '70'],
  ['SAVIOR', { percent: '10', minimumLoss: '61', atHour: 3 }, '0', '0'],
  ['DEPOSIT_COUNT', { deposits: 3, each: '200', amount: '10' }, '20', '20'],
  ['DEPOSIT_COUNT', { deposits: 3, each: '201', amount: '10' }, '0', '0'],
  ['MISSION', { missions: [{ ...mission, target: 'deposit', amount: '150' }] }, '14', '14'],
  ['MISSION', { missions: [{ ...mission, target: 'betVolume', amount: '100', category: 'RNG' }] }, '14', '14'],
  ['MISSION', { missions: [{ ...mission, target: 'betVolume', amount: '100', category: 'LIVE' }] }, '0', '0'],
  ['MISSION', { missions: [{ ...mission, target: 'wins', count: 1 }] }, '0', '0'],
  ['MISSION', { missions: [{ ...mission, period: 'once', target: 'loginDays', count: 7 }] }, '2', '2'],
  ['MISSION', { missions: [], board: { window: 'day', prizes: [{ to: 1, amount: '10' }] } }, '70', '70'],
  ['MISSION', { missions: [], board: { window: 'promotion', prizes: [{ to: 5, amount: '10' }] } }, '20', '20'],
  ['REFERRAL', { play: { percent: '1' } }, '7', '7'],
  ['REFERRAL', { play: { percent: '1', cap: '0.5' } }, '3.5', '3.5'],
  ['REFERRAL', { friend: { amount: '10', deposit: '100', multiple: 1 } }, '0', '0'],
  ['SIGNUP', { amount: '8' }, null, '16'],
  ['PROMOCODE', { amount: '5', once: 'promotion' }, null, '10'],
  ['MANUAL', { amount: '5' }, null, '10'],
  ['LOGIN', { bonuses: ['1', '3'], depositWithin: 'day' }, null, '28'],
  ['LOGIN', { bonuses: ['1', '3'], minDeposit: '201', depositWithin: 'day' }, null, '0'],
  ['RAFFLE', { windows: [{ at: '20:00', minutes: 30 }], playsADay: 2, amounts: weighted('1') }, null, '28'],
  [
    'RAFFLE',
    { windows: [{ at: '20:00', minutes: 30 }], playsADay: 2, amounts: weighted('1'), dayBudget: '3' },
    null,
    '21',
  ],
  ['PRIZE_WHEEL', { segments: weighted('5', '0'), free: 1 }, null, '35'],
  ['PRIZE_WHEEL', { segments: weighted('5', '0'), free: 1, deposit: { each: '100', aDay: 1 } }, null, '70'],
  ['UPGRADE_BONUS', {}, '0', '0'],
  ['RANK_SALARY', {}, '0', '0'],
  ['MEMBERLEVEL', {}, '0', '0'],
])('a week of %s with %j is expected to cost %s, and at most %s', async (type, rules, expected, maximum) => {
  const { cost, notes, history } = await estimate(type, rules)
  expect({ expected: cost.expected, maximum: cost.maximum }).toEqual({
    expected: unitsIn(expected),
    maximum: unitsIn(maximum),
  })
  expect(history).not.toBeNull()
  expect(notes.includes('no_earlier_promotion')).toBe(expected === null)
})

test('registrations are counted by day, for new players of the segment', async () => {
  const { db, clock } = gateway.ports
  const before = (await estimate('REGISTER', { amount: '8' })).cost.expected ?? 0
  const { memberId } = await signedIn(gateway)
  const yesterday = new Date(clock.now().getTime() - DAY_MS)
  await db.updateTable('member').set({ registered_at: yesterday }).where('id', '=', memberId).execute()
  const { cost } = await estimate('REGISTER', { amount: '8' })
  // One of fifty ranges of a week has yesterday.
  expect((cost.expected ?? 0) - before).toBeCloseTo(Number(unitsOf('8')) / 50)
})

test('a weekly mission counts the weeks that end in the range', async () => {
  const missions = [{ ...mission, period: 'weekly', target: 'betVolume', amount: '300', reward: '2' }]
  const { cost } = await estimate('MISSION', { missions })
  expect(cost.expected).toBeGreaterThan(Number(unitsOf('3')))
  expect(cost.expected).toBeLessThanOrEqual(Number(unitsOf('4')))
})

test('deposit bonuses are estimated by the deposits that meet their conditions, and name that their limits are others', async () => {
  const { db } = gateway.ports
  const bonus = {
    merchant_code: 'aurora',
    titles: JSON.stringify({ EN: 'x' }),
    multiple_hundredths: 100,
    position: 9,
    open: true,
    percent_hundredths: 0,
    amount: 0n,
    minimum: 0n,
  }
  await db
    .insertInto('deposit_promotion')
    .values([
      { ...bonus, code: 'any-fixed', kind: 'fixed', amount: unitsOf('10'), minimum: unitsOf('200'), nth: null },
      { ...bonus, code: 'first-share', kind: 'percent', percent_hundredths: 5_000, cap: unitsOf('30'), nth: 1 },
    ])
    .execute()
  const any = await estimate('DEPOSIT', { bonus: 'any-fixed' })
  expect(any.cost).toMatchObject({ expected: null, maximum: Number(unitsOf('140')) })
  expect(any.notes).toContain('of_bonus')
  expect((await estimate('FIRST_DEPOSIT', { bonus: 'first-share' })).cost.maximum).toBe(0)
})

test('every type that can be offered has an estimate, or grants nothing itself', () => {
  // The deposits after the first have the same function, with another ordinal.
  const names =
    'SAVIOR REGISTER DEPOSIT_COUNT MISSION REFERRAL SIGNUP PROMOCODE MANUAL LOGIN RAFFLE PRIZE_WHEEL UPGRADE_BONUS ' +
    'RANK_SALARY MEMBERLEVEL DEPOSIT FIRST_DEPOSIT SECOND_DEPOSIT THIRD_DEPOSIT FOURTH_DEPOSIT FIFTH_DEPOSIT'
  const tested = new Set<string>(names.split(' '))
  expect(settableTypes.filter((type) => !tested.has(type))).toEqual([])
})
