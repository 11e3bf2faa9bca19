import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runInNewContext } from 'node:vm'

import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { listVendors } from '@ante/contract/catalogue/vendors.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { listOpenRounds } from '@ante/contract/launch/open-rounds.ts'
import { listOtherGames } from '@ante/contract/launch/other-games.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { writeRounds } from '../test/rounds.ts'
import { GAME, VENDOR } from '../test/vendor.ts'

let gateway: TestGateway
let token: string
let memberId: bigint
beforeAll(async () => {
  gateway = await startGateway()
  ;({ token, memberId } = await signedIn(gateway))
})
afterAll(() => gateway.stop())

const db = () => gateway.ports.db
const gameWhere = (column: 'game_id' | 'vendor' | 'category', value: string) =>
  db().selectFrom('game').selectAll().where(column, '=', value).orderBy('position').limit(1).executeTakeFirstOrThrow()

async function launchInputFor(column: 'game_id' | 'vendor' | 'category', value: string) {
  const game = await gameWhere(column, value)
  return { vendor: game.vendor, gameId: game.game_id, nodeId: Number(game.node_id) }
}

/** Changes the catalogue tables, notifies the gateway, and reverts the change at the end. */
async function withChange(change: () => Promise<unknown>, undo: () => Promise<unknown>, act: () => Promise<void>) {
  await change()
  gateway.ports.bus.publish('catalogue', '')
  try {
    await act()
  } finally {
    await undo()
    gateway.ports.bus.publish('catalogue', '')
  }
}

test('a member who still sees the tile of a closed game gets the refusal that the game is closed', async () => {
  const launch = await launchInputFor('game_id', GAME)
  const setActive = (active: boolean) => db().updateTable('game').set({ active }).where('game_id', '=', GAME).execute()
  await withChange(
    () => setActive(false),
    () => setActive(true),
    async () => {
      const closed = { code: 'game.closed', details: { gameName: 'Northlight Reels' } }
      await expect.poll(() => gateway.call(launchGame, launch, { token })).toMatchObject(closed)
      const another = { ...launch, gameId: 'another' }
      expect(await gateway.call(launchGame, another, { token })).toMatchObject({ code: 'game.not.found' })
    },
  )
  await expect.poll(() => gateway.call(launchGame, launch, { token })).toMatchObject({ ok: true })
})

test('a trial member cannot open a game without play money, and alternatives are offered', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  const trialToken = trial.ok ? trial.value.token : ''
  const setPlay = (support_play: boolean) =>
    db().updateTable('game').set({ support_play }).where('game_id', '=', GAME).execute()
  const launch = await launchInputFor('game_id', GAME)
  await withChange(
    () => setPlay(false),
    () => setPlay(true),
    async () => {
      const refused = { code: 'game.real.only', details: { gameName: 'Northlight Reels' } }
      await expect.poll(() => gateway.call(launchGame, launch, { token: trialToken })).toMatchObject(refused)
      expect(await gateway.call(launchGame, launch, { token })).toMatchObject({ ok: true, value: { playMode: 'real' } })
      const others = await gateway.call(listOtherGames, launch, { token: trialToken })
      expect(others.ok && others.value.list.every((game) => game.supportPlay)).toBe(true)
    },
  )
})

test('a closed account opens nothing: its sessions have ended', async () => {
  const closed = await signedIn(gateway)
  await db().updateTable('member').set({ status: 'disabled' }).where('id', '=', closed.memberId).execute()
  const answer = await gateway.call(launchGame, await launchInputFor('game_id', GAME), { token: closed.token })
  expect(answer).toMatchObject({ ok: false, code: 'login.not.session' })
})

test('a vendor with several games and no lobby opens none of them: the member has to choose', async () => {
  const asks = (requested: object) => gateway.call(launchGame, requested, { token })
  const list = (vendor: string, category: string) => ({
    code: 'game.lobby.missing',
    details: { vendor, category },
  })
  expect(await asks({ gameCode: 'lobby', vendor: 'LOTT', prizeMode: 'Elott' })).toMatchObject(list('LOTT', 'LOTT'))
  expect(await asks({ gameCode: 'lobby', prizeMode: 'Lott' })).toMatchObject(list('LOTT', 'LOTT'))
  expect(await asks({ gameCode: 'lobby', vendor: 'TCG_SEA', prizeMode: 'SEA' })).toMatchObject(list('TCG_SEA', 'LOTT'))
  expect(await asks({ gameCode: 'lobby', vendor: 'TCG_LOTTO_VN', category: 'ELOTT' })).toMatchObject(
    list('TCG_LOTTO_VN', 'ELOTT'),
  )
  for (const nobodys of [
    { gameCode: 'lobby' },
    { gameCode: 'lobby', vendor: 'NOBODY' },
    { gameCode: 'x', vendor: 'LOTT' },
    {},
  ]) {
    expect(await asks(nobodys)).toMatchObject({ code: 'game.not.found' })
  }
})

test('the lobby of a vendor, or of a prize mode, is found without node id', async () => {
  const first = await gameWhere('vendor', 'TCG_SEA')
  const url = { launch_url: 'http://draws.example/play' }
  await db().updateTable('vendor').set(url).where('code', '=', 'TCG_SEA').execute()
  await db().updateTable('game').set({ game_id: 'lobby' }).where('node_id', '=', first.node_id).execute()
  gateway.ports.bus.publish('catalogue', '')
  const opened = { ok: true, value: { gameName: first.name } }
  const asks = (requested: object) => gateway.call(launchGame, requested, { token })
  await expect.poll(() => asks({ gameCode: 'lobby', vendor: 'TCG_SEA', prizeMode: 'SEA' })).toMatchObject(opened)
  expect(await asks({ gameCode: 'lobby', prizeMode: 'SEA' })).toMatchObject(opened)
})

test('a lottery’s tile opens its lobby, in the mode of the merchant’s electronic lotteries', async () => {
  const settings = await gateway.call(listVendors, {})
  const sections = settings.ok ? settings.value.sorting : []
  const opens = (category: string, vendor: string) =>
    sections
      .find((section) => section.category === category)
      ?.vendorNames.find((vendorName) => vendorName.vendor === vendor)?.opens
  const lottery = (mode: string, vendor: string) =>
    `/m/launchGame?playType=trad&prize_mode=${mode}&code=lobby&pageBack=home&vendor=${vendor}`
  expect(opens('LOTT', 'LOTT')).toBe(lottery('Elott', 'LOTT'))
  expect(opens('LOTT', 'TCG_SEA')).toBe(lottery('SEA', 'TCG_SEA'))
  expect(opens('ELOTT', 'ELOTT')).toBe(lottery('Elott', 'ELOTT'))
  expect(opens('RNG', 'JL')).toBe('/m/slotsCenter?vassalage=JL')
  expect(opens('SPORTS', 'BTI')).toBe('/m/gameCenter?vassalage=BTI&gameType=SPORTS')
})

test('a vendor that does not answer is called once, and then not for some seconds', async () => {
  let requests = 0
  // This server accepts connections and closes them immediately.
  const silent = createServer().on('connection', (socket) => {
    requests += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const service = {
    protocol: 'hub',
    launch_url: 'http://games.example/',
    service_url: `http://127.0.0.1:${port}`,
  } as const
  await db().updateTable('vendor').set(service).where('code', '=', 'BTI').execute()
  gateway.ports.bus.publish('catalogue', '')
  const input = await launchInputFor('vendor', 'BTI')
  const launch = () => gateway.call(launchGame, input, { token })
  const silence = { code: 'vendor.unavailable', details: { vendorName: 'Bluetide Sports' } }
  await expect.poll(() => requests || launch().then(() => requests)).toBeGreaterThan(0)

  // Moves the clock back, so that the pause is not over on a slow machine.
  gateway.ports.clock.offsetMs -= 60_000
  const before = requests
  expect(await launch()).toMatchObject(silence)
  expect(requests).toBe(before)
  gateway.ports.clock.offsetMs = 120_000
  expect(await launch()).toMatchObject(silence)
  expect(requests).toBeGreaterThan(before)
  gateway.ports.clock.offsetMs = 0
  silent.close()
})

test('alternatives to a game can be opened: games of its vendor come first, then games of its category', async () => {
  const others = await gateway.call(listOtherGames, await launchInputFor('game_id', GAME), { token })
  const list = others.ok ? others.value.list : []
  expect(list.length).toBeGreaterThan(0)
  for (const { nodeId, vendor, gameId } of list) {
    expect(gameId).not.toBe(GAME)
    expect(await gateway.call(launchGame, { nodeId, vendor, gameId }, { token })).toMatchObject({ ok: true })
  }
  expect(await gateway.call(listOtherGames, { nodeId: 999_999_999 }, { token })).toMatchObject({ ok: true })
})

test('an unfinished round is reported to its player with a link back; a recent one is not', async () => {
  const { node_id: nodeId } = await gameWhere('game_id', GAME)
  const now = gateway.ports.clock.now().getTime()
  const round = { vendor: VENDOR, nodeId, staked: 1n, paid: 0n }
  const at = (secondsAgo: number) => new Date(now - secondsAgo * 1000)
  await writeRounds(gateway, memberId, [
    { ...round, roundId: 'left', state: 'open', beganAt: at(60) },
    { ...round, roundId: 'ended', state: 'closed', beganAt: at(120) },
    { ...round, roundId: 'played-now', state: 'open', beganAt: at(0) },
    { ...round, roundId: 'forgotten', state: 'open', beganAt: at(30 * 86_400) },
  ])
  const answer = await gateway.call(listOpenRounds, {}, { token })
  expect(answer).toMatchObject({ ok: true, value: { list: [{ roundId: 'left', gameId: GAME, vendor: VENDOR }] } })
  const other = await signedIn(gateway)
  expect(await gateway.call(listOpenRounds, {}, { token: other.token })).toMatchObject({ value: { list: [] } })
})

test.each([
  ['leads nowhere', false, ['/m/home']],
  ['has begun, and takes its time', true, []],
])('a game left by closing the window: where the step back %s', async (_, begins, homes) => {
  const text = await (await gateway.fetch('/wps/game/leave')).text()
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(text) ?? []
  const [steps, replaced]: [number[], string[]] = [[], []]
  const later = new Map<number, () => void>()
  const window = { history: { length: 5, go: (by: number) => steps.push(by) } }
  runInNewContext(script, {
    ...window,
    self: window,
    parent: window,
    location: { replace: (address: string) => replaced.push(address) },
    sessionStorage: { getItem: () => '2', removeItem: () => undefined },
    setTimeout: (run: () => void) => later.set(later.size, run).size - 1,
    clearTimeout: (timer: number) => later.delete(timer),
    addEventListener: (name: string, receive: () => void) => {
      if (begins && name === 'beforeunload') receive()
    },
  })
  for (const run of later.values()) run()
  expect(steps).toEqual([-3])
  expect(replaced).toEqual(homes)
})

test('the leave page posts a message to the parent page, and runs no other script', async () => {
  const page = await gateway.fetch('/wps/game/leave?x=<script>alert(1)</script>')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/]+=*'; frame-ancestors 'self'; base-uri 'none'$/,
  )
  const text = await page.text()
  expect(text).toContain('href="/m/home" target="_top"')
  expect(text).not.toContain('alert')
})
