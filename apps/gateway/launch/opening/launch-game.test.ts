import { listHotMatches } from '@ante/contract/catalogue/matches.ts'
import { DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { seamlessAuthenticate } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { LAUNCHES_PER_MINUTE } from '../rules.ts'
import { GAME, VENDOR, vendorOf } from '../test/vendor.ts'

let gateway: TestGateway
let token: string
let nodeId: number

beforeAll(async () => {
  gateway = await startGateway()
  token = await tokenOf('player01')
  nodeId = Number((await gameWhere('game_id', GAME)).node_id)
})

afterAll(() => gateway.stop())

async function tokenOf(username: string): Promise<string> {
  const session = await gateway.call(login, { type: 'username', username, password: DEMO_PASSWORD })
  return session.ok ? session.value.token : ''
}

const gameWhere = (column: 'game_id' | 'vendor', value: string) =>
  gateway.ports.db.selectFrom('game').selectAll().where(column, '=', value).limit(1).executeTakeFirstOrThrow()

/** Removes the launch URL of a vendor, which stays listed. */
async function withoutAddress(vendor: string): Promise<void> {
  await gateway.ports.db.updateTable('vendor').set({ launch_url: null }).where('code', '=', vendor).execute()
  gateway.ports.bus.publish('catalogue', '')
}

const launchInput = () => ({ vendor: VENDOR, gameId: GAME, nodeId })

test('a launch returns the vendor’s URL with a token that the vendor exchanges for the session', async () => {
  const opened = await gateway.call(launchGame, launchInput(), { token, headers: { Language: 'AR' } })
  if (!opened.ok) throw new Error(opened.code)
  const { content, sessionId, playMode, gameName } = opened.value
  expect({ playMode, gameName }).toEqual({ playMode: 'real', gameName: 'Northlight Reels' })
  const address = new URL(content.game_url)
  expect(address.href).toMatch(/\/studio\/play\/\?vendor=ANS&game=northlight-reels&token=[\w-]{43}$/)

  const vendor = await vendorOf(gateway)
  const input = { token: address.searchParams.get('token') ?? '', gameId: GAME }
  expect(await vendor.call(seamlessAuthenticate, input)).toMatchObject({
    ok: true,
    value: {
      sessionId,
      nickname: 'pl***1',
      balance: '10000.00',
      currency: 'PHP',
      language: 'AR',
      playMode: 'real',
      lobbyUrl: expect.stringMatching(/^http:\/\/localhost(:\d+)?\/wps\/game\/leave$/),
    },
  })
})

test.each([
  [{ vendor: 'LOTT', prizeMode: 'Lott' }, 'Lott'],
  [{ vendor: 'LOTT' }, 'Elott'],
  [{ vendor: 'TCG_SEA' }, 'SEA'],
] as const)('passes the played draws to a lottery: %o', async (requested, mode) => {
  const { game_id: gameCode } = await gameWhere('vendor', requested.vendor)
  const opened = await gateway.call(launchGame, { ...requested, gameCode }, { token })
  expect(new URL(opened.ok ? opened.value.content.game_url : '').searchParams.get('prize_mode')).toBe(mode)
})

test('other games get no prize mode', async () => {
  const opened = await gateway.call(launchGame, { ...launchInput(), prizeMode: 'SEA' }, { token })
  expect(new URL(opened.ok ? opened.value.content.game_url : '').searchParams.has('prize_mode')).toBe(false)
})

test('a requested room is passed to the game, and a malformed one is not', async () => {
  const opened = await gateway.call(launchGame, { ...launchInput(), roomId: 'table:7' }, { token })
  expect(new URL(opened.ok ? opened.value.content.game_url : '').searchParams.get('room')).toBe('table:7')
  for (const roomId of ['', 'a b', '../x', 'x'.repeat(81)]) {
    expect(await gateway.call(launchGame, { ...launchInput(), roomId }, { token })).toMatchObject({
      code: 'request.invalid',
    })
  }
})

test('every hot match belongs to a game of the catalogue, and opens if its vendor accepts the launch', async () => {
  const matches = await gateway.call(listHotMatches, {})
  const [first] = matches.ok ? matches.value.list : []
  if (!first) throw new Error('the demo has no hot match')
  await withoutAddress(first.vendor)
  await expect.poll(() => gateway.call(launchGame, first, { token })).toMatchObject({ code: 'vendor.unavailable' })
})

// rules: limits-3
test('a trial player plays with play money', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  const opened = await gateway.call(launchGame, launchInput(), { token: trial.ok ? trial.value.token : '' })
  expect(opened).toMatchObject({ ok: true, value: { playMode: 'fun' } })
})

test('a game that is not offered, or that does not match its node, is not found', async () => {
  for (const wrong of [{ nodeId: 999_999_999 }, { gameId: 'another' }, { vendor: 'JL' }]) {
    const answer = await gateway.call(launchGame, { ...launchInput(), ...wrong }, { token })
    expect(answer).toMatchObject({ ok: false, status: 404, code: 'game.not.found' })
  }
})

test('a game whose vendor cannot be reached is refused with that code', async () => {
  await withoutAddress('KBR')
  const game = await gameWhere('vendor', 'KBR')
  const requested = { vendor: game.vendor, gameId: game.game_id, nodeId: Number(game.node_id) }
  const refused = { ok: false, code: 'vendor.unavailable', details: { vendorName: 'Kubera Reels' } }
  await expect.poll(() => gateway.call(launchGame, requested, { token })).toMatchObject(refused)
})

test('the number of launches per member is limited, without affecting other members', async () => {
  const [busy, other] = [await tokenOf('player02'), await tokenOf('agent01')]
  for (let launch = 0; launch < LAUNCHES_PER_MINUTE; launch++) {
    expect((await gateway.call(launchGame, launchInput(), { token: busy })).ok).toBe(true)
  }
  const refused = { status: 429, code: 'request.too_many' }
  expect(await gateway.call(launchGame, launchInput(), { token: busy })).toMatchObject(refused)
  expect((await gateway.call(launchGame, launchInput(), { token: other })).ok).toBe(true)

  gateway.ports.clock.offsetMs += 61_000
  expect((await gateway.call(launchGame, launchInput(), { token: busy })).ok).toBe(true)
})

test('a visitor is refused as not signed in', async () => {
  expect(await gateway.call(launchGame, launchInput())).toMatchObject({
    ok: false,
    status: 401,
    code: 'login.not.session',
  })
})

test.each([{ nodeId: 'x' }, { vendor: 'V'.repeat(31) }, { gameId: 7 }])('the input %j is refused', async (wrong) => {
  const answer = await gateway.call(launchGame, { ...launchInput(), ...wrong } as never, { token })
  expect(answer).toMatchObject({ ok: false, status: 400 })
})
