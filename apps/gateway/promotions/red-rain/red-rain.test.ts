import { randomUUID } from 'node:crypto'

import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { getRedRain } from '@ante/contract/promotions/red-rain.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { excludeMember } from '../../responsible-gaming/test/fixtures.ts'
import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { closePromotion } from '../core/stored-promotions.ts'
import { detailFor, laterBy, evaluateNow, promotionOf, turnoverRequired } from '../test/promotion-fixtures.ts'
import { ALL_DAY, begin, booksOf, open, playOnce, RAIN_MS, rainFor, untilNoon } from '../test/rain-fixtures.ts'
import { expirePlays } from './expire-plays.ts'

const ONE_AMOUNT = [{ amount: '2.50', weight: 1 }]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(async () => {
  gateway.ports.clock.offsetMs = untilNoon()
  const { db } = gateway.ports
  await db
    .updateTable('promotion')
    .set({ state: 'closed', closed_at: new Date(0) })
    .execute()
})
afterAll(() => gateway.stop())

const rain = (rules = {}, changes = {}) =>
  promotionOf(gateway, 'RAFFLE', { windows: ALL_DAY, amounts: ONE_AMOUNT, ...rules }, changes)

// rules: red-rain-6
test('a play is begun, and its envelope is credited immediately, with its wagering requirement', async () => {
  const promotionId = await rain()
  const member = await signedIn(gateway)
  expect(await rainFor(gateway, promotionId, member)).toMatchObject({ state: 'RUNNING', playsLeft: 3, open: null })
  const play = await begin(gateway, member, promotionId)
  if (!play.ok) throw new Error(play.code)
  const { playId, endsAt } = play.value.play
  expect(play.value.playsLeft).toBe(2)
  expect(await rainFor(gateway, promotionId, member)).toMatchObject({ open: { playId }, playsLeft: 2, results: [] })
  expect(await open(gateway, member, playId)).toMatchObject({ code: 'raffle.too.early', details: { endsAt } })
  gateway.ports.clock.offsetMs += RAIN_MS
  expect(await open(gateway, member, playId, 201)).toMatchObject({
    code: 'raffle.too.many.taps',
    details: { max: 200 },
  })
  const opened = await open(gateway, member, playId)
  expect(opened).toMatchObject({ value: { result: { playId, tapped: 12, amount: '2.50' }, required: '12.50' } })
  // A second call with another number of taps, as from another device, returns the first result.
  expect(await open(gateway, member, playId, 0)).toMatchObject({ value: { result: { tapped: 12, amount: '2.50' } } })
  expect(await turnoverRequired(gateway, member)).toBe('12.50')
  expect((await rainFor(gateway, promotionId, member)).results).toMatchObject([{ playId, amount: '2.50' }])
  const books = await booksOf(gateway.ports.db, promotionId)
  expect(books).toMatchObject({ granted: unitsOf('2.50'), ofDays: unitsOf('2.50'), paid: unitsOf('2.50'), sealed: 0n })
  expect(books.posted).toBe(unitsOf('2.50'))
})

// rules: red-rain-5
test('the number of taps matters only as zero or not; without taps nothing is granted, and the amount is available to others', async () => {
  const promotionId = await rain({}, { budget: unitsOf('2.50') })
  const [idle, other] = [await signedIn(gateway), await signedIn(gateway)]
  const play = await begin(gateway, idle, promotionId)
  expect(await begin(gateway, other, promotionId)).toMatchObject({ code: 'raffle.spent' })
  expect(await rainFor(gateway, promotionId, other)).toMatchObject({ isSpent: true, playsLeft: 3 })
  gateway.ports.clock.offsetMs += RAIN_MS
  const nothing = await open(gateway, idle, play.ok ? play.value.play.playId : '', 0)
  expect(nothing).toMatchObject({ value: { result: { amount: '0.00', tapped: 0 }, required: '0.00' } })
  expect(await playOnce(gateway, other, promotionId, 1)).toBe('2.50')
  expect(await playOnce(gateway, other, promotionId)).toBe('raffle.spent')
})

// rules: red-rain-3
test('a fourth play of the day is refused, and the next day allows three again', async () => {
  const promotionId = await rain()
  const member = await signedIn(gateway)
  for (let play = 0; play < 3; play++) expect(await playOnce(gateway, member, promotionId)).toBe('2.50')
  const refused = await begin(gateway, member, promotionId)
  expect(refused).toMatchObject({ code: 'raffle.no.chances', details: { playsADay: 3 } })
  expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'coming', rewardDays: null })
  expect(await rainFor(gateway, promotionId, member)).toMatchObject({ playsLeft: 0 })
  const tomorrow = await laterBy(gateway, member, DAY_MS)
  expect(await rainFor(gateway, promotionId, tomorrow)).toMatchObject({ playsLeft: 3 })
  expect(await playOnce(gateway, tomorrow, promotionId)).toBe('2.50')
})

test('a repeat with the same key returns the same play; another play cannot begin before its envelope is opened', async () => {
  const promotionId = await rain()
  const member = await signedIn(gateway)
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 4 }, () => begin(gateway, member, promotionId, key)))
  expect(new Set(all.map((item) => item.ok && item.value.play.playId)).size).toBe(1)
  expect(all.map((item) => item.ok && item.value.playsLeft)).toEqual([2, 2, 2, 2])
  const [first] = all
  const play = first?.ok ? first.value.play : null
  expect(await begin(gateway, member, promotionId)).toMatchObject({ code: 'raffle.play.open', details: play ?? {} })
})

test('the payout is the highest amount of the table within the remaining budget', async () => {
  const amounts = [
    { amount: '0.88', weight: 1 },
    { amount: '18.88', weight: 1_000_000 },
  ]
  const promotionId = await rain({ amounts }, { budget: unitsOf('19.88') })
  const member = await signedIn(gateway)
  expect(await playOnce(gateway, member, promotionId)).toBe('18.88')
  expect(await playOnce(gateway, member, promotionId)).toBe('0.88')
  expect(await playOnce(gateway, member, promotionId)).toBe('raffle.spent')
  expect((await booksOf(gateway.ports.db, promotionId)).granted).toBe(unitsOf('19.76'))
})

test('a daily budget applies to its day, and a quota counts envelopes', async () => {
  const daily = await rain({ dayBudget: '2.50' })
  const [member, other] = [await signedIn(gateway), await signedIn(gateway)]
  expect(await playOnce(gateway, member, daily)).toBe('2.50')
  const refused = await begin(gateway, other, daily)
  expect(refused).toMatchObject({ code: 'raffle.spent', details: { from: expect.stringMatching(/T16:00:00.000Z$/) } })
  const few = await rain({}, { quota: 1 })
  expect(await playOnce(gateway, member, few)).toBe('2.50')
  expect(await playOnce(gateway, member, few)).toBe('raffle.spent')
})

// rules: red-rain-9
test('a play begun before the window closed can be ended after it; after too long an absence it is lost', async () => {
  // From 12:00 to 12:01 in the merchant's time zone.
  const promotionId = await rain({ windows: [{ at: '12:00', minutes: 1 }] })
  const [prompt, late] = [await signedIn(gateway), await signedIn(gateway)]
  gateway.ports.clock.offsetMs = untilNoon() + 50_000
  const [first, second] = [await begin(gateway, prompt, promotionId), await begin(gateway, late, promotionId)]
  if (!first.ok || !second.ok) throw new Error('no play could begin')
  gateway.ports.clock.offsetMs = untilNoon() + 80_000
  expect(await begin(gateway, await signedIn(gateway), promotionId)).toMatchObject({ code: 'raffle.not.raining' })
  expect(await rainFor(gateway, promotionId, prompt)).toMatchObject({ state: 'COMING', open: first.value.play })
  expect(await open(gateway, prompt, first.value.play.playId)).toMatchObject({ ok: true })
  gateway.ports.clock.offsetMs = untilNoon() + 66_000 + 5 * 60_000
  expect(await open(gateway, late, second.value.play.playId)).toMatchObject({ code: 'raffle.too.late' })
  expect(await rainFor(gateway, promotionId, late)).toMatchObject({ open: null })
  await Promise.all([expirePlays(gateway.ports), expirePlays(gateway.ports), evaluateNow(gateway)])
  expect(await booksOf(gateway.ports.db, promotionId)).toMatchObject({ granted: unitsOf('2.50'), sealed: 0n })
  expect(await open(gateway, late, second.value.play.playId)).toMatchObject({ code: 'raffle.too.late' })
  expect(await open(gateway, prompt, second.value.play.playId)).toMatchObject({ code: 'raffle.play.not.found' })
})

test('a red rain is COMING before and between its windows, and ENDED after its end', async () => {
  const soon = await rain({}, { starts_at: new Date(gateway.ports.clock.now().getTime() + DAY_MS) })
  const member = await signedIn(gateway)
  expect(await rainFor(gateway, soon)).toMatchObject({ state: 'COMING', playsLeft: null })
  expect(await begin(gateway, member, soon)).toMatchObject({ code: 'raffle.not.raining' })
  const between = await rain({ windows: [{ at: '20:00', minutes: 30 }] })
  expect(await rainFor(gateway, between, member)).toMatchObject({
    state: 'COMING',
    from: expect.stringMatching(/T12:00:00.000Z$/),
    announcedFrom: expect.stringMatching(/T11:30:00.000Z$/),
  })
  expect(await detailFor(gateway, between, member)).toMatchObject({ status: 'coming' })
  // Without a code the next red rain is returned.
  const answer = await gateway.call(getRedRain, {})
  expect(answer).toMatchObject({ value: { rain: { promotionId: between } } })
  await closePromotion(gateway.ports.db, { merchantCode: 'aurora', code: between }, gateway.ports.clock.now())
  expect(await rainFor(gateway, between, member)).toMatchObject({ state: 'ENDED', from: null })
  expect(await begin(gateway, member, between)).toMatchObject({ code: 'raffle.not.raining' })
  expect(await begin(gateway, member, 'no-such-rain')).toMatchObject({ code: 'promotion.not.found', status: 404 })
})

// rules: red-rain-10
test('excluded members begin nothing and are credited nothing; play money and other audiences cannot take part', async () => {
  const promotionId = await rain()
  const [before, excluded] = [await signedIn(gateway), await signedIn(gateway)]
  const play = await begin(gateway, before, promotionId)
  await excludeMember(gateway, before, '1d')
  await excludeMember(gateway, excluded, '1d')
  expect(await begin(gateway, excluded, promotionId)).toMatchObject({ code: 'responsible.gaming.excluded' })
  gateway.ports.clock.offsetMs += RAIN_MS
  const playId = play.ok ? play.value.play.playId : ''
  expect(await open(gateway, before, playId)).toMatchObject({ code: 'responsible.gaming.excluded' })
  const trial = await gateway.call(loginFreeplay, {})
  const player = { memberId: 0n, token: trial.ok ? trial.value.token : '' }
  expect(await begin(gateway, player, promotionId)).toMatchObject({ code: 'function.not.available' })
  const agents = await rain({}, { audience: { kind: 'agents' } })
  expect(await begin(gateway, await signedIn(gateway), agents)).toMatchObject({ code: 'promotion.not.found' })
  const visitor = await gateway.call(getRedRain, { promotionId: agents })
  expect(visitor).toMatchObject({ code: 'promotion.not.found' })
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
