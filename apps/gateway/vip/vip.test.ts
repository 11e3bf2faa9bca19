import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { getBenefits } from '@ante/contract/vip/benefits.ts'
import type { Benefits } from '@ante/contract/vip/benefits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { excludeMember } from '../responsible-gaming/test/fixtures.ts'
import { unitsOf } from '../kit/money.ts'
import { putVipLevel, vipLevelsOf, vipPerksOf } from './public.ts'
import { signedIn } from '../test/members.ts'
import type { SignedInMember } from '../test/members.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { claimRewardOf, rewardsOf, turnoverRequired } from '../promotions/test/promotion-fixtures.ts'
import { play, rebateOf, rollBackRound } from '../promotions/test/rebate-fixtures.ts'
import { participantById } from '../promotions/core/participant.ts'
import { clubRewards } from '../promotions/public.ts'
import { endMonths } from './end-months.ts'
import { followPlay } from './follow-play.ts'
import { paySalaries } from './pay-salaries.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

/** Returns the ports of a gateway at a given time. */
const clubAt = (now: Date) => ({ db: gateway.ports.db, clock: { now: () => now }, rewards: clubRewards })
const follow = () => followPlay({ ...gateway.ports, rewards: clubRewards })
const stake = async (member: SignedInMember, staked: string, more: { beganAt?: Date; roundId?: string } = {}) => {
  await play(gateway, member, { category: 'RNG', staked, ...more })
  await follow()
}

async function benefitsOf({ token }: SignedInMember): Promise<Benefits> {
  const answer = await gateway.call(getBenefits, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const bonusesOf = async (member: SignedInMember) =>
  (await rewardsOf(gateway, member, { type: 'UPGRADE_BONUS' })).rewards.map(({ amount }) => amount)

/**
 * Returns the first days of the current and the next month, in Aurora's calendar. `lateMs`: how long after midnight months
 * begin.
 */
function monthsNow(lateMs = 0): { thisMonth: Date; nextMonth: Date } {
  const there = new Date(gateway.ports.clock.now().getTime() - lateMs + 8 * 3_600_000)
  const first = (months: number) =>
    new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + months, 1) - 8 * 3_600_000)
  return { thisMonth: first(0), nextMonth: first(1) }
}

// rules: vip-1
test('V1 of the handbook: one level below the threshold, the next one above it, with its bonus', async () => {
  const member = await signedIn(gateway)
  await stake(member, '49999.00')
  expect(await benefitsOf(member)).toMatchObject({
    playerRankName: 'VIP1',
    totalTurnover: '49999.00',
    next: { level: 2, threshold: '50000.00', left: '1.00', month: null },
  })
  await stake(member, '2.00')
  expect(await benefitsOf(member)).toMatchObject({ playerRankName: 'VIP2', level: 2 })
  expect(await bonusesOf(member)).toEqual(['28.00', '8.00'])
  const info = await gateway.call(getMemberInfo, {}, { token: member.token })
  expect(info).toMatchObject({ ok: true, value: { level: 2 } })
  expect(await participantById(gateway.ports.db, member.memberId)).toMatchObject({ level: 2 })
})

// rules: vip-2
test('V2: a calendar month of the merchant with too little turnover costs one level, once', async () => {
  await gateway.ports.db.deleteFrom('vip_run').execute()
  const member = await signedIn(gateway)
  const { nextMonth } = monthsNow()
  const lastMonth = new Date(monthsNow().thisMonth.getTime() - DAY_MS)
  await stake(member, '171000.00', { beganAt: lastMonth })
  await stake(member, '29000.00')
  expect(await benefitsOf(member)).toMatchObject({
    level: 3,
    monthlyTurnover: { actual: '29000.00', expected: '30000.00' },
  })
  // Months end three hours after midnight in the merchant's time zone, not before.
  await endMonths(clubAt(new Date(nextMonth.getTime() + 2.9 * 3_600_000)))
  expect((await benefitsOf(member)).level).toBe(3)
  const third = clubAt(new Date(nextMonth.getTime() + 3.1 * 3_600_000))
  await Promise.all([endMonths(third), endMonths(third)])
  const after = await benefitsOf(member)
  expect(after).toMatchObject({ level: 2, next: { level: 3, left: '0.00', month: '30000.00' } })
  expect(after.changes[0]).toMatchObject({ from: 3, to: 2, reason: 'month end' })
  await endMonths(third)
  expect((await benefitsOf(member)).level).toBe(2)

  // A month that meets the requirement restores the level, without a second bonus.
  await stake(member, '1000.00')
  const back = await benefitsOf(member)
  expect(back.level).toBe(3)
  expect(back.changes[0]).toMatchObject({ from: 2, to: 3, reason: 'month' })
  expect(await bonusesOf(member)).toEqual(['88.00', '28.00', '8.00'])
})

// rules: vip-3
test('V3: skipping levels within a day grants the bonus of each, 124.00 together, with their wagering requirement', async () => {
  const member = await signedIn(gateway)
  await stake(member, '9999.99')
  expect(await bonusesOf(member)).toEqual([])
  await stake(member, '240000.01')
  expect((await benefitsOf(member)).level).toBe(3)
  const { waiting } = await benefitsOf(member)
  expect(waiting.map(({ amount }) => Number(amount)).reduce((sum, value) => sum + value, 0)).toBe(124)
  const required = Number(await turnoverRequired(gateway, member))
  for (const { rewardId } of waiting) expect(await claimRewardOf(gateway, member, rewardId)).toMatchObject({ ok: true })
  expect(Number(await turnoverRequired(gateway, member)) - required).toBe(124)
  const { rows } = await sumOfBonuses(member)
  expect(rows).toEqual([{ credited: unitsOf('124.00') }])
  expect(await benefitsOf(member)).toMatchObject({ waiting: [] })
})

const sumOfBonuses = async ({ memberId }: SignedInMember) => {
  return sql<{ credited: bigint }>`
    select sum(transfer.amount)::int8 as credited from transfer join account on account.id = transfer.credit_account
    where account.member_id = ${memberId} and transfer.code = 4104`.execute(gateway.ports.db)
}

// rules: vip-3
test('several concurrent gateways grant each bonus once', async () => {
  const member = await signedIn(gateway)
  await play(
    gateway,
    member,
    ...Array.from({ length: 8 }, () => ({ category: 'RNG' as const, staked: '30000.00', roundId: randomUUID() })),
  )
  await Promise.all([follow(), follow(), follow()])
  expect(await bonusesOf(member)).toEqual(['88.00', '28.00', '8.00'])
  expect((await benefitsOf(member)).totalTurnover).toBe('240000.00')
})

// rules: vip-4
test('reversed rounds no longer count, but no bonus is taken back or granted twice', async () => {
  const member = await signedIn(gateway)
  const roundId = randomUUID()
  await stake(member, '60000.00', { roundId })
  expect((await benefitsOf(member)).level).toBe(2)
  await rollBackRound(gateway, member.memberId, roundId)
  await follow()
  expect(await benefitsOf(member)).toMatchObject({
    level: 0,
    totalTurnover: '0.00',
    changes: [{ from: 2, to: 0, reason: 'correction' }, { from: 0 }],
  })
  await stake(member, '60000.00')
  expect((await benefitsOf(member)).level).toBe(2)
  expect(await bonusesOf(member)).toEqual(['28.00', '8.00'])
})

test('salaries are paid once a week and month, to members with a level', async () => {
  const member = await signedIn(gateway)
  const memberWithoutBets = await signedIn(gateway)
  await stake(member, '250000.00')
  await paySalaries({ ...gateway.ports, rewards: clubRewards })
  expect((await rewardsOf(gateway, member, { type: 'RANK_SALARY' })).rewards).toEqual([])
  // The club's months begin three hours after midnight.
  const { nextMonth } = monthsNow(3 * 3_600_000)
  const inAWeek = clubAt(new Date(gateway.ports.clock.now().getTime() + 7 * DAY_MS))
  const inAMonth = clubAt(new Date(nextMonth.getTime() + DAY_MS))
  await Promise.all([paySalaries(inAWeek), paySalaries(inAWeek)])
  const weekly = () => rewardsOf(gateway, member, { type: 'RANK_SALARY' })
  const amounts = async () => (await weekly()).rewards.map(({ amount }) => amount)
  const afterAWeek = await amounts()
  expect(afterAWeek.filter((amount) => amount === '12.00')).toHaveLength(1)
  await paySalaries(inAMonth)
  await paySalaries(inAMonth)
  expect((await amounts()).filter((amount) => amount === '30.00')).toHaveLength(1)
  expect((await weekly()).rewards[0]?.title).toMatch(/^VIP3 (weekly|monthly) salary$/)
  expect((await rewardsOf(gateway, memberWithoutBets, {})).rewards).toEqual([])
})

test('an excluded member cannot open the club page and gets nothing; a bonus is granted after the exclusion', async () => {
  const member = await signedIn(gateway)
  expect(await excludeMember(gateway, member, '1d')).toMatchObject({ ok: true })
  await stake(member, '10000.00')
  const own = sql<{ level: number; granted: boolean }>`
    select level, granted_at is not null as granted from vip_bonus where member_id = ${member.memberId}`
  expect((await own.execute(gateway.ports.db)).rows).toEqual([{ level: 1, granted: false }])
  expect(await gateway.call(getBenefits, {}, { token: member.token })).toMatchObject({
    code: 'responsible.gaming.excluded',
  })

  const afterwards = clubAt(new Date(gateway.ports.clock.now().getTime() + 2 * DAY_MS))
  await play(gateway, member, { category: 'RNG', staked: '1.00' })
  await followPlay(afterwards)
  expect((await own.execute(gateway.ports.db)).rows).toEqual([{ level: 1, granted: true }])
})

test('bets against other players count half', async () => {
  const member = await signedIn(gateway)
  await play(gateway, member, { category: 'PVP', staked: '1000.00' })
  await follow()
  expect((await benefitsOf(member)).totalTurnover).toBe('500.00')
})

test('a level grants higher rebates from the next day on, more withdrawals, and its promotions', async () => {
  const member = await signedIn(gateway)
  await stake(member, '60000.00')
  const today = await rebateOf(gateway, member)
  expect(today.lines.find(({ category }) => category === 'RNG')?.rate).toBe('0.6')
  const levels = (await benefitsOf(member)).levels
  expect(levels[2]?.rebates.find(({ category }) => category === 'RNG')?.rate).toBe('0.64')
  expect(levels).toHaveLength(11)
  const perks = await vipPerksOf(gateway.ports.db, { memberId: member.memberId, merchantCode: 'aurora' })
  expect(perks.withdrawals).toBe(1)
  const onDay = sql<{ before: number; after: number }>`
    select vip_level_on(${member.memberId}, current_date - 2) as before,
      vip_level_on(${member.memberId}, current_date + 2) as after`
  expect((await onDay.execute(gateway.ports.db)).rows).toEqual([{ before: 0, after: 2 }])
})

test('a merchant’s change of a level applies immediately to all members', async () => {
  const member = await signedIn(gateway)
  await stake(member, '4000.00')
  const { db } = gateway.ports
  const usual = (await vipLevelsOf(db, 'aurora'))[1]
  if (!usual) throw new Error('there is no VIP1')
  await putVipLevel(db, 'aurora', { ...usual, threshold: unitsOf('4000') })
  await follow()
  expect(await benefitsOf(member)).toMatchObject({ level: 1, changes: [{ reason: 'terms' }] })
  await putVipLevel(db, 'aurora', usual)
  await follow()
  expect((await benefitsOf(member)).level).toBe(0)
})

test('the club page requires a session', async () => {
  expect(await gateway.call(getBenefits, {})).toMatchObject({ ok: false, code: 'login.not.session' })
})
