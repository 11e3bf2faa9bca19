import { randomUUID } from 'node:crypto'

import { DAY_MS, HOUR_MS } from '@ante/contract/kit/time.ts'
import {
  claimLoginPromotion,
  getLoginPromotion,
  signLoginPromotion,
} from '@ante/contract/promotions/sign-in-calendar.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { excludeMember } from '../../responsible-gaming/test/fixtures.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { closeAllPromotions } from '../test/close-all-promotions.ts'
import { deposited } from '../test/deposited.ts'
import {
  detailFor,
  laterBy,
  evaluateNow,
  promotionOf,
  rewardsOf,
  turnoverRequired,
} from '../test/promotion-fixtures.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => closeAllPromotions(gateway))
afterEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await zoned('Asia/Manila')
})
afterAll(() => gateway.stop())

const zoned = (zone: string) =>
  gateway.ports.db.updateTable('merchant').set({ zone }).where('code', '=', 'aurora').execute()

const sign = ({ token }: SignedInMember, id: string, key: string = randomUUID()) =>
  gateway.call(signLoginPromotion, { id }, { token, headers: { 'Idempotency-Key': key } })

const claimDay = ({ token }: SignedInMember, id: string, day?: number) =>
  gateway.call(
    claimLoginPromotion,
    { id, ...(day !== undefined && { day }) },
    { token, headers: { 'Idempotency-Key': randomUUID() } },
  )

async function calendarFor(id: string, member?: SignedInMember) {
  const answer = await gateway.call(getLoginPromotion, { id }, { ...(member && { token: member.token }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Advances to noon in the merchant's time zone, so that no test crosses midnight. */
async function noon(): Promise<void> {
  const { rows } = await sql<{ ms: string }>`
    select extract(epoch from (date_trunc('day', clock) + interval '36 hours') - clock) * 1000 as ms
    from (select ${gateway.ports.clock.now()}::timestamptz at time zone zone as clock from merchant where code = 'aurora') there
  `.execute(gateway.ports.db)
  gateway.ports.clock.offsetMs += Math.ceil(Number(rows[0]?.ms ?? 0))
}

const ofTransfers = async ({ memberId }: SignedInMember) =>
  (
    await sql<{ amount: bigint }>`
      select transfer.amount from transfer join account on account.id = transfer.credit_account
      where account.member_id = ${memberId} and transfer.code = 4104 order by transfer.id`.execute(gateway.ports.db)
  ).rows.map(({ amount }) => amount)

test('seven consecutive days earn 20.00, each bonus credited once with its wagering requirement', async () => {
  await noon()
  const id = await promotionOf(gateway, 'LOGIN', {})
  let member = await signedIn(gateway)
  expect(await calendarFor(id)).toMatchObject({ today: 1, totalBonus: '20.00', checkedToday: false, consecutive: 0 })
  for (const index of [1, 2, 3, 4, 5, 6, 7]) {
    const signed = await sign(member, id)
    expect(signed).toMatchObject({ ok: true, value: { today: index, consecutive: index, checkedToday: true } })
    expect(await claimDay(member, id)).toMatchObject({ ok: true, value: { reward: { status: 'C' } } })
    expect(await claimDay(member, id, index)).toMatchObject({ ok: true })
    member = await laterBy(gateway, member, DAY_MS)
  }
  expect(await ofTransfers(member)).toEqual([1n, 1n, 2n, 2n, 3n, 3n, 8n].map((amount) => amount * 10_000n))
  expect(await turnoverRequired(gateway, member)).toBe('100.00')
  const fresh = await calendarFor(id, member)
  expect(fresh).toMatchObject({ today: 1, consecutive: 7, checkedToday: false, bettingConditions: '5' })
  expect(fresh.days.map(({ status }) => status)).toEqual([null, null, null, null, null, null, null])
})

test('after a missed fourth day, the cycle restarts at its first day', async () => {
  await noon()
  const id = await promotionOf(gateway, 'LOGIN', {})
  let member = await signedIn(gateway)
  for (const wait of [DAY_MS, DAY_MS, 2 * DAY_MS]) {
    await sign(member, id)
    member = await laterBy(gateway, member, wait)
  }
  expect(await calendarFor(id, member)).toMatchObject({ today: 1, consecutive: 0 })
  const signed = await sign(member, id)
  if (!signed.ok) throw new Error(signed.code)
  expect(signed.value).toMatchObject({ today: 1, consecutive: 1 })
  expect(signed.value.days.map(({ status }) => status)).toEqual(['SIGNED', null, null, null, null, null, null])
})

// rules: habits-1
test('two devices that sign in simultaneously sign the day once, and a repeat changes nothing', async () => {
  await noon()
  const id = await promotionOf(gateway, 'LOGIN', { bonuses: ['5'] })
  const member = await signedIn(gateway)
  const key = randomUUID()
  const answers = await Promise.all([sign(member, id, key), sign(member, id), sign(member, id, key), sign(member, id)])
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: true, value: { checkedToday: true, consecutive: 1 } })
  expect((await rewardsOf(gateway, member)).sums.U).toEqual({ rewards: 1, amount: '5.00' })
  await Promise.all([claimDay(member, id), claimDay(member, id)])
  expect(await ofTransfers(member)).toEqual([50_000n])
  expect(await detailFor(gateway, id, member)).toMatchObject({ status: 'claimed' })
})

test('without the day’s deposit signing is refused, with the missing amount', async () => {
  await noon()
  const id = await promotionOf(gateway, 'LOGIN', { minDeposit: '100' })
  const member = await signedIn(gateway)
  await deposited(gateway, member.memberId, 99_9900n)
  expect(await sign(member, id)).toMatchObject({
    ok: false,
    code: 'sign.in.deposit.missing',
    details: { minimum: '100', deposited: '99.99', currency: 'PHP' },
  })
  expect(await calendarFor(id, member)).toMatchObject({ checkedToday: false, minDeposit: '100', deposited: '99.99' })
  await deposited(gateway, member.memberId, 100n)
  expect(await sign(member, id)).toMatchObject({ ok: true })
  // The next day requires another deposit.
  const next = await laterBy(gateway, member, DAY_MS)
  expect(await sign(next, id)).toMatchObject({ ok: false, code: 'sign.in.deposit.missing' })
  const ever = await promotionOf(gateway, 'LOGIN', { minDeposit: '100', depositWithin: 'ever' })
  expect(await sign(next, ever)).toMatchObject({ ok: true })
})

test('an unclaimed bonus expires like other rewards, and its day is shown as expired', async () => {
  await noon()
  const id = await promotionOf(gateway, 'LOGIN', {}, { reward_days: 1 })
  const member = await signedIn(gateway)
  await sign(member, id)
  const next = await laterBy(gateway, member, DAY_MS + HOUR_MS)
  await evaluateNow(gateway)
  expect((await calendarFor(id, next)).days[0]).toMatchObject({ status: 'EXPIRED' })
  expect(await claimDay(next, id)).toMatchObject({ ok: false, code: 'reward.expired' })
  expect(await sign(next, id)).toMatchObject({ ok: true, value: { today: 2 } })
})

test.each([
  ['America/New_York', '2027-03-13T17:00:00Z', 23],
  ['America/New_York', '2027-11-06T16:00:00Z', 25],
  ['Asia/Manila', '2027-02-28T04:00:00Z', 24],
])('at %s the day after %s, which has %i hours, is the next day and no other', async (zone, start, hours) => {
  await zoned(zone)
  gateway.ports.clock.offsetMs += Date.parse(start) - gateway.ports.clock.now().getTime()
  const id = await promotionOf(gateway, 'LOGIN', {})
  const member = await signedIn(gateway)
  const first = await sign(member, id)
  if (!first.ok) throw new Error(first.code)
  gateway.ports.clock.offsetMs += Date.parse(first.value.resetsAt) - gateway.ports.clock.now().getTime()
  const next = await laterBy(gateway, member, 0)
  const second = await sign(next, id)
  if (!second.ok) throw new Error(second.code)
  expect(second.value).toMatchObject({ today: 2, consecutive: 2 })
  const spanMs = Date.parse(second.value.resetsAt) - Date.parse(first.value.resetsAt)
  expect(spanMs).toBe(hours * HOUR_MS)
})

test('an excluded member cannot sign, and a promotion of another type is not found', async () => {
  await noon()
  const id = await promotionOf(gateway, 'LOGIN', {})
  const member = await signedIn(gateway)
  await excludeMember(gateway, member, '1d')
  expect(await sign(member, id)).toMatchObject({ ok: false, code: 'responsible.gaming.excluded' })
  expect(await gateway.call(getLoginPromotion, { id: 'nothing' })).toMatchObject({
    ok: false,
    code: 'promotion.not.found',
  })
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
