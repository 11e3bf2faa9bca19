import { randomUUID } from 'node:crypto'

import { DAY_MS, HOUR_MS } from '@ante/contract/kit/time.ts'
import { getMissionLeaderboard } from '@ante/contract/promotions/leaderboard.ts'
import { claimMission, listMissions } from '@ante/contract/promotions/missions.ts'
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
import { laterBy, evaluateNow, promotionOf, rewardsOf } from '../test/promotion-fixtures.ts'
import { play, rollBackRound } from '../test/rebate-fixtures.ts'
import { followEvents } from './follow-events.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(async () => {
  await closeAllPromotions(gateway)
  await followEvents(gateway.ports)
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

/** Each test has a separate week, because sign-ins per address are limited. */
let weeks = 0

/** Advances to noon of a following Monday in the merchant's time zone. */
async function mondayNoon(): Promise<void> {
  weeks += 1
  const { rows } = await sql<{ ms: string }>`
    select extract(epoch from (date_trunc('week', clock) + interval '7 days 12 hours') - clock) * 1000 as ms
    from (select ${gateway.ports.clock.now()}::timestamptz at time zone zone as clock from merchant where code = 'aurora') there
  `.execute(gateway.ports.db)
  gateway.ports.clock.offsetMs += Math.ceil(Number(rows[0]?.ms ?? 0)) + weeks * 7 * DAY_MS
}

const claimMissionOf = ({ token }: SignedInMember, promotionId: string, missionId: string) =>
  gateway.call(claimMission, { promotionId, missionId }, { token, headers: { 'Idempotency-Key': randomUUID() } })

async function missionsOf({ token }: SignedInMember) {
  const answer = await gateway.call(listMissions, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.missions
}

/** Advances the clock beyond the cache lifetime of the board. */
async function boardOf({ token }: SignedInMember) {
  gateway.ports.clock.offsetMs += 6_000
  const answer = await gateway.call(getMissionLeaderboard, {}, { token })
  if (!answer.ok || !answer.value.board) throw new Error(answer.ok ? 'no board' : answer.code)
  return answer.value.board
}

async function crowd(count: number): Promise<SignedInMember[]> {
  const members: SignedInMember[] = []
  while (members.length < count) members.push(await signedIn(gateway))
  return members
}

async function signInAgain(members: readonly SignedInMember[]): Promise<SignedInMember[]> {
  const back: SignedInMember[] = []
  for (const member of members) back.push(await laterBy(gateway, member, 0))
  return back
}

const follow = () => followEvents(gateway.ports)

// rules: habits-2
test('bets of 10,000 count towards a target of 50,000; the full amount makes the reward claimable, once', async () => {
  await mondayNoon()
  const member = await signedIn(gateway)
  const id = await promotionOf(gateway, 'MISSION', {
    missions: [{ id: 'bets', target: 'betVolume', amount: '50000', reward: '88' }],
  })
  expect(await missionsOf(member)).toMatchObject([{ progress: '0.00', status: 'open', target: '50000' }])
  await play(gateway, member, { category: 'RNG', staked: '10000.00' })
  expect(await missionsOf(member)).toMatchObject([{ progress: '10000.00', status: 'open' }])
  expect(await claimMissionOf(member, id, 'bets')).toMatchObject({
    ok: false,
    code: 'mission.not.reached',
    details: { progress: '10000.00', target: '50000' },
  })
  // The merchant counts half of a stake against other players.
  await play(gateway, member, { category: 'LIVE', staked: '39999.00' }, { category: 'PVP', staked: '2.00' })
  expect(await missionsOf(member)).toMatchObject([{ progress: '50000.00', status: 'issued' }])
  const claims = await Promise.all([claimMissionOf(member, id, 'bets'), claimMissionOf(member, id, 'bets')])
  for (const claimed of claims) expect(claimed).toMatchObject({ ok: true, value: { amount: '88.00', status: 'C' } })
  expect(await missionsOf(member)).toMatchObject([{ status: 'claimed' }])
  expect((await rewardsOf(gateway, member)).sums.C).toEqual({ rewards: 1, amount: '88.00' })
  // The next day starts a new period.
  const next = await laterBy(gateway, member, DAY_MS)
  expect(await missionsOf(next)).toMatchObject([{ progress: '0.00', status: 'open' }])
})

test('deposits, wins in a category and days of presence count in their periods', async () => {
  await mondayNoon()
  const member = await signedIn(gateway)
  await promotionOf(gateway, 'MISSION', {
    missions: [
      { id: 'pay', target: 'deposit', amount: '300', reward: '5', period: 'daily' },
      { id: 'win', target: 'wins', count: 2, reward: '6', period: 'weekly', category: 'RNG' },
      { id: 'come', target: 'loginDays', count: 2, reward: '7', period: 'weekly' },
      { id: 'ever', target: 'deposit', amount: '500', reward: '8', period: 'once' },
    ],
  })
  await deposited(gateway, member.memberId, 300_0000n)
  await play(
    gateway,
    member,
    { category: 'RNG', staked: '1.00', paid: '5.00' },
    { category: 'LIVE', staked: '1.00', paid: '5.00' },
    { category: 'RNG', staked: '1.00' },
  )
  expect((await missionsOf(member)).map(({ missionId, progress, status }) => [missionId, progress, status])).toEqual([
    ['pay', '300.00', 'issued'],
    ['win', '1', 'open'],
    ['come', '1', 'open'],
    ['ever', '300.00', 'open'],
  ])
  const tuesday = await laterBy(gateway, member, DAY_MS)
  await deposited(gateway, member.memberId, 250_0000n)
  await play(gateway, tuesday, { category: 'RNG', staked: '1.00', paid: '1.50' })
  expect((await missionsOf(tuesday)).map(({ missionId, progress, status }) => [missionId, progress, status])).toEqual([
    ['pay', '250.00', 'open'],
    ['win', '2', 'issued'],
    ['come', '2', 'issued'],
    ['ever', '500.00', 'issued'],
  ])
  const monday = await laterBy(gateway, tuesday, 6 * DAY_MS)
  expect((await missionsOf(monday)).map(({ missionId, status }) => [missionId, status])).toEqual([
    ['pay', 'open'],
    ['win', 'open'],
    ['come', 'open'],
    ['ever', 'issued'],
  ])
})

// rules: habits-2
test('a reached mission is granted without a visit, by any number of gateways, once; and not to excluded members', async () => {
  await mondayNoon()
  const [member, excluded] = [await signedIn(gateway), await signedIn(gateway)]
  const id = await promotionOf(gateway, 'MISSION', { missions: [{ id: 'one', target: 'wins', count: 1, reward: '3' }] })
  for (const item of [member, excluded]) await play(gateway, item, { category: 'RNG', staked: '1.00', paid: '2.00' })
  await excludeMember(gateway, excluded, '1d')
  await Promise.all([follow(), follow(), follow()])
  expect((await rewardsOf(gateway, member)).sums.U).toEqual({ rewards: 1, amount: '3.00' })
  expect((await rewardsOf(gateway, excluded)).sums.U.rewards).toBe(0)
  expect(await claimMissionOf(excluded, id, 'one')).toMatchObject({ ok: false, code: 'responsible.gaming.excluded' })
})

const BOARD = {
  board: {
    window: 'week',
    prizes: [
      { to: 1, amount: '100' },
      { to: 3, amount: '20' },
    ],
  },
}

// rules: habits-3
test('of equal scores the earlier one ranks first; a voided bet no longer counts', async () => {
  await mondayNoon()
  const [first, second, third] = await crowd(3)
  if (!first || !second || !third) throw new Error('no members')
  await promotionOf(gateway, 'MISSION', BOARD)
  const roundId = randomUUID()
  await play(gateway, third, { category: 'RNG', staked: '4000.00' })
  await play(gateway, first, { category: 'RNG', staked: '5000.00' })
  await follow()
  await play(gateway, second, { category: 'LIVE', staked: '5000.00' })
  await play(gateway, third, { category: 'RNG', staked: '1000.00' }, { category: 'RNG', staked: '9000.00', roundId })
  await Promise.all([follow(), follow()])
  expect((await boardOf(second)).rows.map(({ score, prize, isOwn }) => [score, prize, isOwn])).toEqual([
    ['14000.00', '100.00', false],
    ['5000.00', '20.00', false],
    ['5000.00', '20.00', true],
  ])
  await rollBackRound(gateway, third.memberId, roundId)
  await follow()
  const board = await boardOf(first)
  expect(board.own).toMatchObject({ rank: 1, score: '5000.00', prize: '100.00' })
  expect(board.rows.map(({ account }) => account)).toEqual(board.rows.map(() => expect.stringMatching(/^t\w\*\*\*\w$/)))
  expect(board.prizes).toEqual([
    { from: 1, to: 1, amount: '100' },
    { from: 2, to: 3, amount: '20' },
  ])
})

// rules: habits-3
test('after the week of a board its prizes are granted, once for any number of settlements', async () => {
  await mondayNoon()
  const members = await crowd(4)
  const id = await promotionOf(gateway, 'MISSION', BOARD)
  for (const [index, member] of members.entries()) {
    await play(gateway, member, { category: 'RNG', staked: `${500 - index * 100}.00` })
  }
  await follow()
  // Sunday, a minute before midnight: nothing is granted yet.
  gateway.ports.clock.offsetMs += 6 * DAY_MS + 12 * HOUR_MS - 120_000
  await evaluateNow(gateway)
  const [first, second, third, fourth] = await signInAgain(members)
  if (!first || !second || !third || !fourth) throw new Error('no members')
  expect((await rewardsOf(gateway, first)).rewards).toEqual([])
  gateway.ports.clock.offsetMs += 15 * 60_000
  // Counts the events of the week before it is settled.
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, first)).rewards).toEqual([])
  await follow()
  await Promise.all([evaluateNow(gateway), evaluateNow(gateway), evaluateNow(gateway)])
  await evaluateNow(gateway)
  const granted = await Promise.all(
    [first, second, third, fourth].map(async (member) => (await rewardsOf(gateway, member)).sums.U),
  )
  expect(granted.map(({ amount }) => amount)).toEqual(['100.00', '20.00', '20.00', '0.00'])
  const board = await boardOf(second)
  expect(board).toMatchObject({ promotionId: id, rows: [], own: null, window: 'week' })
  expect(board.previous?.winners.map(({ rank, prize, isOwn }) => [rank, prize, isOwn])).toEqual([
    [1, '100.00', false],
    [2, '20.00', true],
    [3, '20.00', false],
  ])
  // A round of that week that ends after the settlement changes nothing.
  await play(gateway, fourth, {
    category: 'RNG',
    staked: '9000.00',
    beganAt: new Date(gateway.ports.clock.now().getTime() - DAY_MS),
  })
  await follow()
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, fourth)).rewards).toEqual([])
  await play(gateway, fourth, { category: 'RNG', staked: '5.00' })
  await follow()
  expect((await boardOf(fourth)).own).toMatchObject({ rank: 1, score: '5.00' })
})

test('an excluded winner gets the prize after the exclusion, and an interrupted settlement continues', async () => {
  await mondayNoon()
  const member = await signedIn(gateway)
  await promotionOf(gateway, 'MISSION', { board: { window: 'day', prizes: [{ to: 1, amount: '10' }] } })
  await play(gateway, member, { category: 'RNG', staked: '5.00' })
  await follow()
  await excludeMember(gateway, member, '1d')
  gateway.ports.clock.offsetMs += 13 * HOUR_MS
  await follow()
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, await laterBy(gateway, member, 0))).rewards).toEqual([])
  const back = await laterBy(gateway, member, DAY_MS)
  await evaluateNow(gateway)
  expect((await rewardsOf(gateway, back)).sums.U).toEqual({ rewards: 1, amount: '10.00' })
})

test('a member ranked below the first hundred sees their own rank', async () => {
  await mondayNoon()
  const member = await signedIn(gateway)
  const id = await promotionOf(gateway, 'MISSION', BOARD)
  await play(gateway, member, { category: 'RNG', staked: '1.00' })
  await follow()
  await sql`
    with made as (
      insert into member (merchant_code, account, type, password_hash, registered_at)
      select 'aurora', 'crowd' || n, 0, 'x', now() from generate_series(1, 150) n returning id)
    insert into board_score (promotion_id, began, member_id, score, reached)
    select (select id from promotion where code = ${id}), (select max(began) from board_score), id, 100000000, id from made`.execute(
    gateway.ports.db,
  )
  const board = await boardOf(member)
  expect(board.rows).toHaveLength(100)
  expect(board.own).toMatchObject({ rank: 151, score: '1.00', prize: null })
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
