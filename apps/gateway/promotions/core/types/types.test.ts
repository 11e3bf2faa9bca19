import { DAY_MS, HOUR_MS } from '@ante/contract/kit/time.ts'
import { listPromotions } from '@ante/contract/promotions/promotions.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { newMember } from '../../../identity/test/people.ts'
import { signedIn } from '../../../test/members.ts'
import { startGateway } from '../../../test/start-gateway.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { verifyLedger } from '../../../wallet/public.ts'
import { merchantDay } from '../../merchant-day.ts'
import { closeAllPromotions } from '../../test/close-all-promotions.ts'
import {
  claimRewardOf,
  detailFor,
  laterBy,
  evaluateNow,
  promotionOf,
  rewardsOf,
} from '../../test/promotion-fixtures.ts'
import { play } from '../../test/rebate-fixtures.ts'
import { cashbackOf } from './savior.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => closeAllPromotions(gateway))
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

test('a member who registers during the promotion gets its reward on opening the promotion, otherwise by the job', async () => {
  const before = await signedIn(gateway)
  const promotionId = await promotionOf(gateway, 'REGISTER', { amount: '8.88' })
  const { token } = await newMember(gateway)
  const member = { token, memberId: 0n }
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({
    status: 'issued',
    action: 'claim',
    entry: { reward: { amount: '8.88' } },
  })
  expect(await detailFor(gateway, promotionId, before)).toMatchObject({ status: 'closed', action: 'none' })
  const silent = await signedIn(gateway)
  await Promise.all([evaluateNow(gateway), evaluateNow(gateway)])
  expect((await rewardsOf(gateway, silent)).sums.U).toEqual({ rewards: 1, amount: '8.88' })
  expect((await rewardsOf(gateway, before)).sums.U.rewards).toBe(0)
  expect((await rewardsOf(gateway, member)).sums.U.rewards).toBe(1)
})

test.each([
  ['99.99', '0.00'],
  ['100', '10.00'],
  ['123.45', '12.34'],
  ['4999.99', '499.99'],
  ['9000', '500.00'],
])('of a loss of %s, ten per cent with a minimum loss of 100 and a cap of 500 yield %s', (lost, input) => {
  const rules = { percent: '10', minimumLoss: '100', cap: '500' }
  expect(cashbackOf(BigInt(Math.round(Number(lost) * 100)) * 100n, rules, 'PHP')).toBe(
    BigInt(Math.round(Number(input) * 100)) * 100n,
  )
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

test('the cashback for a day of the merchant’s calendar is granted the next night, once for any number of runs', async () => {
  gateway.ports.clock.offsetMs += await untilHour(12)
  const member = await laterBy(gateway, await signedIn(gateway), 0)
  const winner = await signedIn(gateway)
  const promotionId = await promotionOf(gateway, 'SAVIOR', { percent: '10', minimumLoss: '100', cap: '500' })
  await play(
    gateway,
    member,
    { category: 'RNG', staked: '1500.00', paid: '300.00' },
    { category: 'LIVE', staked: '34.50' },
  )
  await play(gateway, winner, { category: 'RNG', staked: '1000.00', paid: '2500.00' })
  expect((await detailFor(gateway, promotionId, member)).needs).toMatchObject([
    { kind: 'loss', minimum: '100', done: '1234.50' },
  ])
  // One minute before three o'clock nothing is granted yet: rounds that end late count too.
  const night = await laterBy(gateway, member, (await untilHour(3)) - 60_000)
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, night)).rewards).toEqual([])
  gateway.ports.clock.offsetMs += 120_000
  await Promise.all([evaluateNow(gateway), evaluateNow(gateway), evaluateNow(gateway)])
  await evaluateNow(gateway)
  const { rewards } = await rewardsOf(gateway, night)
  expect(rewards.map(({ amount, type }) => [amount, type])).toEqual([['123.45', 'SAVIOR']])
  expect(await detailFor(gateway, promotionId, night)).toMatchObject({ status: 'issued', action: 'claim' })
  expect(await claimRewardOf(gateway, night, rewards[0]?.rewardId ?? '')).toMatchObject({ ok: true })
  expect(await detailFor(gateway, promotionId, night)).toMatchObject({ status: 'claimed' })
  const { token } = await laterBy(gateway, winner, 0)
  expect((await rewardsOf(gateway, { ...winner, token })).rewards).toEqual([])
  // The next night it is granted again, for the loss since then.
  await play(gateway, member, { category: 'RNG', staked: '200.00' })
  const next = await laterBy(gateway, member, DAY_MS)
  expect(await merchantDay(gateway.ports.db, 'aurora', gateway.ports.clock.now())).not.toBe('')
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, next)).rewards.map(({ amount }) => amount)).toEqual(['20.00', '123.45'])
})

// rules: rewards-4
test('losses before the start or after the end of the promotion earn no cashback', async () => {
  gateway.ports.clock.offsetMs += await untilHour(12)
  const member = await signedIn(gateway)
  const now = wholeMinute(gateway.ports.clock.now())
  const rules = { percent: '10', minimumLoss: '1' }
  // The promotion runs from noon in two days until the end of the following day.
  const running = { starts_at: new Date(now + 2 * DAY_MS), ends_at: new Date(now + 3 * DAY_MS + 12 * HOUR_MS) }
  await promotionOf(gateway, 'SAVIOR', rules, running)
  const lostIn = (days: number, staked: string) =>
    play(gateway, member, { category: 'RNG', staked, beganAt: new Date(now + days * DAY_MS) })
  await lostIn(1, '100.00')
  await lostIn(2, '200.00')
  await lostIn(3, '400.00')
  await lostIn(4, '800.00')
  await lostIn(5, '1600.00')
  const back = await laterBy(gateway, member, 7 * DAY_MS)
  await evaluateNow(gateway)
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, back)).rewards.map(({ amount }) => amount).toSorted()).toEqual(['20.00', '40.00'])
})

const wholeMinute = (at: Date): number => at.getTime() - (at.getTime() % 60_000)

async function deposited(
  memberId: bigint,
  amount: bigint,
  promotion: string | null,
  state: 'SUCCESS' | 'WAITING_PAYMENT',
) {
  const now = gateway.ports.clock.now()
  await sql`
    insert into deposit (transaction_id, merchant_code, member_id, currency, channel_code, channel_name, kind, state, requested, pay_currency,
      pay_amount, fee_hundredths, reimbursement_hundredths, multiple_hundredths, promotion, return_url, language, request_key,
      paid, credited, bonus, created_at, expires_at, credited_at)
    select 'D' || upper(substr(md5(random()::text), 1, 11)), 'aurora', ${memberId}, 'PHP', 'bank', 'Bank', 'MT', ${state}, ${amount}::int8, 'PHP',
      ${amount}::int8, 0, 0, 100, ${promotion === null ? null : JSON.stringify({ code: promotion })}::jsonb, '', 'EN', md5(random()::text),
      case when ${state} = 'SUCCESS' then ${amount}::int8 end, case when ${state} = 'SUCCESS' then ${amount}::int8 end,
      case when ${state} = 'SUCCESS' and ${promotion}::text is not null then 100::int8 end,
      ${now}, ${now}, case when ${state} = 'SUCCESS' then ${now}::timestamptz end`.execute(gateway.ports.db)
}

test('a deposit bonus is shown with its rule, and with a status that follows from the member’s deposits', async () => {
  const bonus = await gateway.ports.db
    .selectFrom('deposit_promotion')
    .selectAll()
    .where('merchant_code', '=', 'aurora')
    .where('nth', '=', 1)
    .executeTakeFirstOrThrow()
  const promotionId = await promotionOf(gateway, 'FIRST_DEPOSIT', { bonus: bonus.code })
  const [taker, other] = [await signedIn(gateway), await signedIn(gateway)]
  expect(await detailFor(gateway, promotionId, taker)).toMatchObject({
    status: 'open',
    action: 'deposit',
    bonusId: bonus.code,
    multipleOf: 'deposit and reward',
    rewardDays: null,
    gift: { kind: 'share', of: 'deposit' },
    needs: [{ kind: 'deposit', count: 1 }],
  })
  await deposited(taker.memberId, 1_000_0000n, bonus.code, 'WAITING_PAYMENT')
  expect(await detailFor(gateway, promotionId, taker)).toMatchObject({ status: 'signed', action: 'deposit' })
  await deposited(other.memberId, 1_000_0000n, null, 'SUCCESS')
  expect(await detailFor(gateway, promotionId, other)).toMatchObject({ status: 'closed', action: 'none' })
  const third = await signedIn(gateway)
  await deposited(third.memberId, 1_000_0000n, bonus.code, 'SUCCESS')
  expect(await detailFor(gateway, promotionId, third)).toMatchObject({ status: 'claimed', action: 'none' })
  await gateway.ports.db.updateTable('deposit_promotion').set({ open: false }).where('code', '=', bonus.code).execute()
  expect(await detailFor(gateway, promotionId, await signedIn(gateway))).toMatchObject({ status: 'closed' })
})

test('the required number of deposits of the minimum amount earns a reward, and progress is shown', async () => {
  const promotionId = await promotionOf(gateway, 'DEPOSIT_COUNT', { deposits: 2, each: '100', amount: '15' })
  const member = await signedIn(gateway)
  await deposited(member.memberId, 100_0000n, null, 'SUCCESS')
  await deposited(member.memberId, 99_9900n, null, 'SUCCESS')
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({
    status: 'open',
    needs: [{ kind: 'deposits', count: 2, done: '1' }],
  })
  await deposited(member.memberId, 500_0000n, null, 'SUCCESS')
  await Promise.all([evaluateNow(gateway), evaluateNow(gateway)])
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({
    status: 'issued',
    entry: { reward: { amount: '15.00' } },
  })
})

test('the list is in the merchant’s order, filtered by type on request, and ended ones come last for a week', async () => {
  const member = await signedIn(gateway)
  const now = gateway.ports.clock.now().getTime()
  const last = await promotionOf(gateway, 'SIGNUP', { amount: '1' }, { position: -3, ends_at: new Date(now + HOUR_MS) })
  const second = await promotionOf(
    gateway,
    'SIGNUP',
    { amount: '1' },
    { position: -1, starts_at: new Date(now + DAY_MS * 6) },
  )
  const first = await promotionOf(gateway, 'SIGNUP', { amount: '1' }, { position: -2 })
  const listed = async (token?: string, language = 'EN') => {
    const answer = await gateway.call(
      listPromotions,
      { type: 'SIGNUP' },
      { ...(token && { token }), headers: { [header.language]: language } },
    )
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.promotions.filter(({ promotionId }) => [first, second, last].includes(promotionId))
  }
  expect((await listed(member.token)).map(({ promotionId }) => promotionId)).toEqual([last, first, second])
  gateway.ports.clock.offsetMs += 2 * HOUR_MS
  expect((await listed()).map(({ promotionId, status, action }) => [promotionId, status, action])).toEqual([
    [first, 'open', 'login'],
    [second, 'coming', 'none'],
    [last, 'closed', 'none'],
  ])
  expect((await listed(undefined, 'AR'))[0]).toMatchObject({ title: 'A promotion', lang: 'en' })
  gateway.ports.clock.offsetMs += 8 * DAY_MS
  expect((await listed()).map(({ promotionId }) => promotionId)).toEqual([first, second])
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
