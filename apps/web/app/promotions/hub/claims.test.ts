import type { HubCalendar, RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import type { Reward } from '@ante/contract/promotions/rewards.ts'
import { expect, test } from 'vitest'

import { canCheckIn, claimsOf, isSameReward, sumOf } from './claims.ts'

const AT = '2026-03-01T00:00:00Z'

const calendar = (changes: Partial<HubCalendar['calendar']> = {}): HubCalendar['calendar'] => ({
  promotionId: 'days',
  days: [
    { day: 1, bonus: '1.00', status: null },
    { day: 2, bonus: '2.50', status: null },
  ],
  today: 2,
  lastSignIn: null,
  consecutive: 1,
  totalBonus: '3.50',
  checkedToday: false,
  minDeposit: null,
  depositWithin: 'day',
  deposited: '0.00',
  bettingConditions: '0',
  resetsAt: AT,
  currency: 'PHP',
  now: AT,
  ...changes,
})

const reward = (rewardId: string, amount: string, promotionId: string | null = null): Reward => ({
  rewardId,
  promotionId,
  type: 'LOGIN',
  title: 'A reward',
  amount,
  currency: 'PHP',
  approvedAt: AT,
  expiresAt: AT,
  claimedAt: null,
  multiple: '0',
  required: '0.00',
  status: 'U',
})

const rebate = (total: string, claimable: boolean): NonNullable<RewardHub['rebate']> => ({
  lines: [],
  total,
  minimum: '1.00',
  claimable,
  settlesAt: AT,
  multiple: '1',
  recent: [],
  currency: 'PHP',
})

const hub = (changes: Partial<RewardHub> = {}): RewardHub => ({
  rewards: [],
  wheels: [],
  calendars: [],
  rain: null,
  rebate: null,
  missions: null,
  vip: null,
  wagering: { required: '0.00', done: '0.00', left: '0.00' },
  currency: 'PHP',
  now: AT,
  ...changes,
})

test('check-ins, rewards and the rebate can be claimed, with their sum', () => {
  const claims = claimsOf(
    hub({
      rewards: [reward('1', '50.05'), reward('2', '0.10')],
      calendars: [{ title: 'Days', calendar: calendar() }],
      rebate: rebate('6.00', true),
    }),
  )
  expect(claims.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['checkIn', '2.50'],
    ['reward', '50.05'],
    ['reward', '0.10'],
    ['rebate', '6.00'],
  ])
  expect(sumOf(claims)).toBe('58.65')
})

test('a signed day and a rebate below its minimum are not claimable', () => {
  const calendars = [{ title: 'Days', calendar: calendar({ checkedToday: true }) }]
  expect(claimsOf(hub({ calendars, rebate: rebate('0.40', false) }))).toEqual([])
  expect(sumOf([])).toBe('0.00')
})

test.each([
  { minDeposit: null, deposited: '0.00', expected: true },
  { minDeposit: '100.00', deposited: '99.99', expected: false },
  { minDeposit: '100.00', deposited: '100.00', expected: true },
])('with $deposited of $minDeposit deposited, a check-in is possible: $wanted', ({ expected, ...changes }) => {
  expect(canCheckIn(calendar(changes))).toBe(expected)
})

test('after a check-in, the reward of its day is recognized as the same item, and other rewards are not', () => {
  const [checkIn] = claimsOf(hub({ calendars: [{ title: 'Days', calendar: calendar() }] }))
  const [ownClaim, earlierClaim, otherClaim] = claimsOf(
    hub({ rewards: [reward('1', '2.50', 'days'), reward('2', '1.00', 'days'), reward('3', '2.50', 'another')] }),
  )
  if (!checkIn || !ownClaim || !earlierClaim || !otherClaim) throw new Error('a claim is missing')
  expect([ownClaim, earlierClaim, otherClaim].map((item) => isSameReward(checkIn, item))).toEqual([true, false, false])
  expect(isSameReward(ownClaim, ownClaim)).toBe(true)
})
