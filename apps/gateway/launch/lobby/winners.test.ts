import { listWinners } from '@ante/contract/catalogue/winners.ts'
import type { Winner } from '@ante/contract/catalogue/winners.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { seamlessAuthenticate, seamlessCloseRound } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { GAME, playing, VENDOR, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'

let gateway: TestGateway
let vendor: TestVendor

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
})

afterAll(() => gateway.stop())

async function playRound(player: Session, paid: string, { closeRound = true, roundId = `r${Math.random()}` } = {}) {
  const transactionId = `b${Math.random()}`
  await vendor.bet(player, { transactionId, roundId })
  expect((await vendor.win(player, { roundId, betTransactionId: transactionId, amount: paid, closeRound })).ok).toBe(
    true,
  )
  return roundId
}

/** Advances the clock beyond the cache lifetime before each request. */
const shown = async (input = {}) => {
  gateway.ports.clock.offsetMs += 1_000
  const answer = await gateway.call(listWinners, input)
  return answer.ok ? answer.value.vo : []
}
const amounts = async (input = {}) => (await shown(input)).map(({ winAmount }) => winAmount)

test('shows rounds of real players that paid more than their stake, largest first, under masked names', async () => {
  const player = await playing(vendor, '100.00')
  for (const paid of ['3.00', '12.50', '0.00', '0.50', '1.00', '7.00']) await playRound(player, paid)
  expect(await amounts()).toEqual(['12.50', '7.00', '3.00'])
  expect((await shown())[0]).toMatchObject({
    gameName: 'Northlight Reels',
    currency: 'PHP',
    customerName: expect.stringMatching(/^..\*\*\*.$/),
    iconUrl: expect.stringContaining('/'),
  })
  expect(await amounts({ limitNum: 2 })).toEqual(['12.50', '7.00'])
})

test('omits play money and internal accounts', async () => {
  const before = await amounts()
  await playRound(await playing(vendor, '10.00', 40), '99.00')
  const trial = await gateway.call(loginFreeplay, {})
  const { node_id: nodeId } = await gateway.ports.db
    .selectFrom('game')
    .select('node_id')
    .where('game_id', '=', GAME)
    .executeTakeFirstOrThrow()
  const game = { vendor: VENDOR, gameId: GAME, nodeId: Number(nodeId) }
  const opened = await gateway.call(launchGame, game, { token: trial.ok ? trial.value.token : '' })
  const token = new URL(opened.ok ? opened.value.content.game_url : '').searchParams.get('token') ?? ''
  const session = await vendor.call(seamlessAuthenticate, { token, gameId: GAME })
  await playRound({ sessionId: session.ok ? session.value.sessionId : '', memberId: 0n }, '500.00')
  expect(await amounts()).toEqual(before)
})

test('a round is listed once, when it is closed', async () => {
  const player = await playing(vendor, '10.00')
  const roundId = await playRound(player, '20.00', { closeRound: false })
  expect(await amounts()).not.toContain('20.00')
  await vendor.call(seamlessCloseRound, { sessionId: player.sessionId, roundId })
  await vendor.call(seamlessCloseRound, { sessionId: player.sessionId, roundId })
  expect((await amounts()).filter((amount) => amount === '20.00')).toHaveLength(1)
})

test('filters by category, separately per merchant', async () => {
  expect(await amounts({ category: 'RNG' })).toEqual(await amounts())
  expect(await amounts({ category: 'LIVE' })).toEqual([])
  expect(await gateway.call(listWinners, {}, { host: 'lotus.localhost' })).toEqual({ ok: true, value: { vo: [] } })
})

test('a win is removed after seven days', async () => {
  expect(await amounts()).not.toEqual([])
  gateway.ports.clock.offsetMs += 7 * 24 * 3_600_000
  expect(await amounts()).toEqual([])
  gateway.ports.clock.offsetMs = 0
})

test('publishes a large win to every page, and a small one to none', async () => {
  const received = async () => {
    const events = await gateway.ports.db
      .selectFrom('live_event')
      .select('payload')
      .where('type', '=', 'winners')
      .execute()
    return events.map(({ payload }) => (payload as Winner).winAmount)
  }
  const player = await playing(vendor, '10.00')
  await playRound(player, '4.97')
  await playRound(player, '5.03')
  // Wins are published in order: after the second win has arrived, the first one cannot follow.
  await expect.poll(received).toContain('5.03')
  expect(await received()).not.toContain('4.97')
})

test('the winners are those of today or of a week, as requested', async () => {
  const { clock } = gateway.ports
  // Noon is far from the end of a day.
  clock.offsetMs += (DAY_MS + DAY_MS / 2 - (clock.now().getTime() % DAY_MS)) % DAY_MS
  await playRound(await playing(vendor, '10.00'), '8.88')
  expect(await amounts({ period: 'day' })).toContain('8.88')
  clock.offsetMs += DAY_MS
  expect(await amounts({ period: 'day' })).toEqual([])
  expect(await amounts({ period: 'week' })).toContain('8.88')
  clock.offsetMs += 6 * DAY_MS
  expect(await amounts({ period: 'week' })).toEqual([])
  expect(await gateway.call(listWinners, { period: 'year' } as never)).toMatchObject({ code: 'request.invalid' })
})

test.each([
  // A minute before local midnight, independent of the UTC day.
  ['Asia/Manila', '15:59'],
  ['America/Bogota', '04:59'],
])('a day ends at midnight in %s, not in UTC', async (zone, lastMinute) => {
  const { clock, db } = gateway.ports
  await db.updateTable('merchant').set({ zone }).where('code', '=', 'aurora').execute()
  const moment = new Date(clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 11)
  clock.offsetMs += Date.parse(`${moment}${lastMinute}:00Z`) - clock.now().getTime()

  await playRound(await playing(vendor, '10.00'), '6.66')
  expect(await amounts({ period: 'day' })).toContain('6.66')
  clock.offsetMs += 60_000
  expect(await amounts({ period: 'day' })).not.toContain('6.66')
  expect(await amounts({ period: 'week' })).toContain('6.66')
  await playRound(await playing(vendor, '10.00'), '6.67')
  expect(await amounts({ period: 'day' })).toEqual(['6.67'])
  // After midnight in UTC the win is still one of today.
  clock.offsetMs += 12 * 3_600_000
  expect(await amounts({ period: 'day' })).toEqual(['6.67'])
})
