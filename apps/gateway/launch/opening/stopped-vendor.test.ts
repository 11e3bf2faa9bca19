import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { seamlessCloseRound, seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { GAME, playing, VENDOR, vendorOf } from '../test/vendor.ts'
import type { TestVendor } from '../test/vendor.ts'

let gateway: TestGateway
let vendor: TestVendor
beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
})
afterEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await outputOf('vendors', 'open', VENDOR)
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)
const stop = (...more: string[]) => outputOf('vendors', 'stop', VENDOR, '--reason', 'Wrong payouts', ...more)
const refused = { ok: false, code: 'seamless.session.expired' }

test('a stopped vendor’s bets are refused at once, and repeats of earlier ones have the same answer', async () => {
  const session = await playing(vendor, '10.00')
  const bet = { roundId: 'stop-1', transactionId: 'stop-b-1' }
  const first = await vendor.bet(session, bet)
  expect(first).toMatchObject({ ok: true })
  expect(await stop()).toMatchObject({ changed: true, after: { closed: true, stopped: true, reason: 'Wrong payouts' } })
  expect(await vendor.bet(session)).toMatchObject(refused)
  expect(await vendor.bet(session, { roundId: 'stop-1' })).toMatchObject(refused)
  expect(await vendor.bet(session, bet)).toEqual(first)
})

test('open rounds of a stopped vendor end: wins, rollbacks, corrections and ends are accepted', async () => {
  const session = await playing(vendor, '10.00')
  const bets = ['win', 'back', 'end'].map((name) => ({
    roundId: `stopped-${name}`,
    transactionId: `stopped-b-${name}`,
  }))
  for (const bet of bets) expect(await vendor.bet(session, bet)).toMatchObject({ ok: true })
  await stop()
  const win = { roundId: 'stopped-win', betTransactionId: 'stopped-b-win', transactionId: 'stopped-w' }
  expect(await vendor.win(session, win)).toMatchObject({ ok: true, value: { balance: '9.00' } })
  const correction = { roundId: 'stopped-win', winTransactionId: 'stopped-w', amount: '3.00' }
  expect(await vendor.resettle(session, correction)).toMatchObject({ ok: true, value: { balance: '10.00' } })
  const { sessionId } = session
  const rollback = { roundId: 'stopped-back', betTransactionId: 'stopped-b-back', transactionId: 'stopped-rb' }
  expect(await vendor.call(seamlessRollback, { sessionId, ...rollback })).toMatchObject({ value: { balance: '11.00' } })
  const closed = await vendor.call(seamlessCloseRound, { sessionId, roundId: 'stopped-end' })
  expect(closed).toMatchObject({ ok: true })
})

test('no game of a stopped vendor opens; after it works again, sessions that were open continue', async () => {
  const session = await playing(vendor, '10.00')
  const { token } = await signedIn(gateway)
  const game = await gateway.ports.db
    .selectFrom('game')
    .select('node_id')
    .where('game_id', '=', GAME)
    .executeTakeFirstOrThrow()
  const launch = () =>
    gateway.call(launchGame, { vendor: VENDOR, gameId: GAME, nodeId: Number(game.node_id) }, { token })
  await stop()
  await expect.poll(launch).toMatchObject({ code: 'vendor.closed' })
  expect(await outputOf('vendors', 'open', VENDOR, '--reason', 'Fixed')).toMatchObject({
    before: { stopped: true },
    after: { closed: false, stopped: false, reason: 'Fixed' },
  })
  await expect.poll(launch).toMatchObject({ ok: true })
  expect(await vendor.bet(session)).toMatchObject({ ok: true })
})

test('a stop ends at its time, and a closure neither stops bets nor ends a stop', async () => {
  await stop('--until', '+2h')
  const session = await playing(vendor, '10.00')
  expect(await vendor.bet(session)).toMatchObject(refused)
  const closing = ['vendors', 'close', VENDOR, '--until', '+1h', '--reason', 'Longer']
  expect(await outputOf(...closing)).toMatchObject({ after: { stopped: true, reason: 'Longer' } })
  expect(await vendor.bet(session)).toMatchObject(refused)
  gateway.ports.clock.offsetMs = 1.5 * HOUR_MS
  expect(await vendor.bet(await playing(vendor, '10.00'))).toMatchObject(refused)
  gateway.ports.clock.offsetMs = 2.5 * HOUR_MS
  expect(await vendor.bet(await playing(vendor, '10.00'))).toMatchObject({ ok: true })
})

test('a bet that a stop refuses moves no money, also in a play of several calls, and other vendors go on', async () => {
  const session = await playing(vendor, '10.00')
  await stop()
  await vendor.bet(session, { transactionId: 'never' })
  const stored = gateway.ports.db
    .selectFrom('seamless_transaction')
    .select('kind')
    .where('transaction_id', '=', 'never')
  expect(await stored.execute()).toEqual([])
  await outputOf('vendors', 'open', VENDOR)
  expect(await vendor.bet(session)).toMatchObject({ ok: true, value: { balance: '9.00' } })
  await outputOf('vendors', 'stop', 'JL', '--reason', 'Another one')
  expect(await vendor.bet(session)).toMatchObject({ ok: true, value: { balance: '8.00' } })
  await outputOf('vendors', 'open', 'JL')
})

test('a stop needs a reason, and is in the audit log', async () => {
  const { code, stderr } = await runCommand('vendors', 'stop', VENDOR)
  expect([code, stderr]).toEqual([2, expect.stringContaining('--reason')])
  await stop()
  const [last] = (await outputOf('changes', 'list', '--limit', '1')) as unknown as Record<string, unknown>[]
  expect(last).toMatchObject({ vendor: VENDOR, command: 'vendors stop', after: { reason: 'Wrong payouts' } })
  expect(await stop()).toMatchObject({ changed: false })
})

test('the house lottery is not stopped as a vendor: the refusal names the command for its sales', async () => {
  const { code, stderr } = await runCommand('vendors', 'stop', 'LOTT', '--reason', 'Test')
  expect(code).not.toBe(0)
  expect(stderr).toContain('lottery update-sale')
  expect(await outputOf('vendors', 'list', 'LOTT')).toMatchObject([{ closed: false, stopped: false }])
})
