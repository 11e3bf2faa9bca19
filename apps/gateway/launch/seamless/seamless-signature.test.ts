import { randomUUID } from 'node:crypto'

import { seamlessBalance, seamlessBet, seamlessHeader, seamlessWin } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { deleteNonces } from './nonces.ts'
import { putVendorKey, removeVendorKey } from '../public.ts'
import { KEY, playing, TestVendor, VENDOR, vendorOf } from '../test/vendor.ts'
import type { Session } from '../test/vendor.ts'

let gateway: TestGateway
let vendor: TestVendor
let player: Session

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
  player = await playing(vendor, '1000.00')
})

afterAll(() => gateway.stop())

const balance = (signing: Parameters<TestVendor['call']>[2] = {}) =>
  vendor.call(seamlessBalance, { sessionId: player.sessionId }, signing)

const now = () => gateway.ports.clock.now().getTime()
const refusal = (code: string) => expect.objectContaining({ ok: false, code })

describe('a signature', () => {
  test.each([
    ['with another secret', { secret: 'another secret of about the same length as ours' }],
    ['with an unknown key', { keyId: 'nobody-1' }],
    ['of an unknown vendor', { vendor: 'NOBODY' }],
    ['of another vendor with our key', { vendor: 'JL' }],
    ['for another serialization of the same body', { tamper: (body: string) => body.replace(':', ': ') }],
    ['with a nonce that is too short', { nonce: 'short' }],
  ])('%s is refused, without naming the problem', async (_what, signing) => {
    expect(await balance(signing)).toEqual({ ok: false, status: 400, code: 'seamless.signature.invalid', details: {} })
  })

  test.each(Object.values(seamlessHeader))('without %s is refused', async (missing) => {
    const headers = new Headers({ 'Content-Type': 'application/json' })
    for (const name of Object.values(seamlessHeader)) if (name !== missing) headers.set(name, 'a'.repeat(64))
    const response = await gateway.fetch(seamlessBalance.path, { method: 'POST', headers, body: '{}' })
    expect(await response.json()).toMatchObject({ errorCode: 'seamless.signature.invalid' })
  })

  test('is refused for another call than the signed one', async () => {
    const bet = { ...seamlessBet, path: seamlessBalance.path }
    const input = {
      sessionId: player.sessionId,
      transactionId: 't',
      roundId: 'r',
      gameId: 'g',
      amount: '1',
      currency: 'PHP',
    }
    expect(await vendor.call({ ...bet, path: '/seamless/v1/bet/' }, input)).toEqual(
      refusal('seamless.signature.invalid'),
    )
  })

  test('is verified before the content is parsed', async () => {
    const secret = 'another secret of about the same length as ours'
    expect(await vendor.call(seamlessBet, {} as never, { secret })).toEqual(refusal('seamless.signature.invalid'))
    expect(await vendor.call(seamlessBet, {} as never)).toEqual(refusal('request.invalid'))
  })
})

describe('a clock', () => {
  test.each([-5 * 60_000 - 1000, 5 * 60_000 + 1000])('that is off by %i ms gets the server time', async (offBy) => {
    expect(await balance({ timestamp: now() + offBy })).toMatchObject({
      ok: false,
      code: 'seamless.clock.skew',
      details: { now: expect.stringMatching(/^\d{4}-.*Z$/) },
    })
  })

  test.each([-5 * 60_000 + 5000, 5 * 60_000 - 5000])('that is off by %i ms is accepted', async (offBy) => {
    expect((await balance({ timestamp: now() + offBy })).ok).toBe(true)
  })
})

describe('a nonce', () => {
  test('is accepted once, also across gateways, and also if the call was refused', async () => {
    const second = await startGatewayOn(gateway.databaseUrl)
    const nonce = randomUUID()
    const poor = await vendor.bet(player, { amount: '5000.00' }, { nonce })
    expect(poor).toEqual(refusal('account.balance.not.enough'))
    expect(await new TestVendor(second).bet(player, { amount: '1.00' }, { nonce })).toEqual(
      refusal('seamless.nonce.repeated'),
    )
    await second.stop()
  })

  test('is accepted once among simultaneous calls', async () => {
    const nonce = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => balance({ nonce })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('is deleted when its call would be too old, and not before', async () => {
    const { db, clock } = gateway.ports
    const nonce = randomUUID()
    await balance({ nonce })
    await deleteNonces(db, clock)
    expect(await balance({ nonce })).toEqual(refusal('seamless.nonce.repeated'))
    clock.offsetMs += 10 * 60_000 + 1
    await deleteNonces(db, clock)
    expect((await balance({ nonce })).ok).toBe(true)
    clock.offsetMs = 0
  })
})

test('two keys work during a rotation, and the old one ends', async () => {
  const { db } = gateway.ports
  const next = { vendor: VENDOR, keyId: 'test-2', secret: 'the secret that comes after the present one' }
  await putVendorKey(db, gateway.ports, next)
  await expect.poll(async () => (await balance(next)).ok).toBe(true)
  expect((await balance()).ok).toBe(true)

  await removeVendorKey(db, KEY)
  const fresh = await startGatewayOn(gateway.databaseUrl)
  const call = { sessionId: player.sessionId }
  expect(await new TestVendor(fresh).call(seamlessBalance, call)).toEqual(refusal('seamless.signature.invalid'))
  expect((await new TestVendor(fresh).call(seamlessBalance, call, next)).ok).toBe(true)
  await fresh.stop()

  await putVendorKey(db, gateway.ports, { ...next, keyId: 'test-3' })
  await putVendorKey(db, gateway.ports, { ...next, keyId: 'test-4' })
  const left = await db.selectFrom('vendor_key').select('key_id').where('vendor', '=', VENDOR).execute()
  expect(left).toHaveLength(2)
  expect(left).not.toContainEqual({ key_id: 'test-2' })
  await putVendorKey(db, gateway.ports, KEY)
})

describe('content of vendor calls', () => {
  const bet = () => ({
    sessionId: player.sessionId,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: 'northlight-reels',
    amount: '1.00',
    currency: 'PHP',
  })

  test.each(['0', '0.00', '-1.00', '1.001', '1e3', 'NaN', '1,00', '', '1234567890123', 1, null])(
    'a bet of %j is refused',
    async (amount) => {
      expect(await vendor.call(seamlessBet, { ...bet(), amount } as never)).toEqual(refusal('request.invalid'))
    },
  )

  test.each(['-0.01', '0.001', 'x'])('a win of %j is refused', async (amount) => {
    const win = { ...bet(), betTransactionId: 'b', closeRound: true, amount }
    expect(await vendor.call(seamlessWin, win)).toEqual(refusal('request.invalid'))
  })

  test.each([
    { transactionId: 'a b' },
    { roundId: '' },
    { gameId: 'x'.repeat(81) },
    { currency: 'php' },
    { roundId: "r'" },
  ])('%j is refused', async (wrong) => {
    expect(await vendor.call(seamlessBet, { ...bet(), ...wrong })).toEqual(refusal('request.invalid'))
  })

  test.each([randomUUID(), 'not-a-session'])('a missing session is unknown', async (sessionId) => {
    expect(await vendor.call(seamlessBet, { ...bet(), sessionId })).toEqual(refusal('seamless.session.unknown'))
  })

  test('the session of another vendor is unknown', async () => {
    const { db } = gateway.ports
    const foreign = { vendor: 'JL', keyId: 'jl-1', secret: 'the secret of another vendor altogether' }
    await putVendorKey(db, gateway.ports, foreign)
    await expect.poll(() => vendor.call(seamlessBet, bet(), foreign)).toEqual(refusal('seamless.session.unknown'))
  })

  test('a game that the vendor does not have is unknown, another game of the vendor is accepted', async () => {
    const { db } = gateway.ports
    const other = await db.selectFrom('game').select('game_id').where('vendor', '=', VENDOR).execute()
    expect(await vendor.bet(player, { gameId: 'nobody-s-game' })).toEqual(refusal('seamless.game.unknown'))
    for (const { game_id: gameId } of other)
      expect((await vendor.bet(player, { gameId, amount: '0.01' })).ok).toBe(true)
  })

  test('malformed JSON is refused', async () => {
    const response = await gateway.fetch(seamlessBet.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"sessionId":',
    })
    expect([response.status, await response.json()]).toMatchObject([400, { errorCode: 'request.malformed' }])
  })
})
