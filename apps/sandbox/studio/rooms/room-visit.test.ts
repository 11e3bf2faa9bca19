import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { once } from 'node:events'

import { games } from '@ante/demo/games.ts'
import { vendors } from '@ante/demo/vendors.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Sandbox } from '../../start.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '../../test/database.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from '../../test/fake-gateway.ts'
import type { FakeGateway } from '../../test/fake-gateway.ts'
import { newTapId, pageAt } from '../../test/page-calls.ts'
import { startSandbox } from '../../test/start-sandbox.ts'
import { TossTable } from '../../test/toss-table.ts'
import { RoomVisit } from '../front/room/room-visit.ts'
import { playPath } from '../play-contract.ts'

const databaseUrl = freshDatabaseUrl()
const protocolOf = (code: string) => vendors.find((vendor) => vendor.code === code)?.protocol
const title = games.find((game) => protocolOf(game.vendor) === 'ante' && engineOf(game) === 'quick-pick')!
const launch = { vendor: title.vendor, game: title.gameId }
let table: TossTable
let gateway: FakeGateway
let sandbox: Sandbox
const visits: RoomVisit[] = []
beforeAll(async () => {
  await createDatabase(databaseUrl)
  gateway = await fakeGateway()
  await start()
})
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
  await dropDatabase(databaseUrl)
})
beforeEach(() => {
  gateway.player.playerId = randomUUID()
})
afterEach(() => {
  for (const visitor of visits.splice(0)) visitor.leave()
})

async function start(port = 0): Promise<void> {
  table = new TossTable()
  const environment = { VENDORS_SECRET: FAKE_VENDORS_SECRET }
  const families = [table.family]
  sandbox = await startSandbox({ databaseUrl, gatewayUrl: gateway.url, port, environment, families })
  await sandbox.ready
}

async function openPage(playerId = randomUUID()) {
  gateway.player.playerId = playerId
  const token = randomUUID()
  gateway.tokens.add(token)
  const page = pageAt(sandbox.url)
  await page.open(token, launch)
  return { ...page, playerId }
}

/** What of an answer's bytes comes through, and whether the line breaks after it. */
type Line = (bytes: Uint8Array) => { bytes: Uint8Array; breaks: boolean }
const whole: Line = (bytes) => ({ bytes, breaks: false })

/** Looks into the room as a page does, over a line that may be bad. */
function visit(key: string, line: Line = whole) {
  const heard = {
    snapshots: 0,
    said: [] as unknown[],
    own: [] as unknown[],
    states: [] as string[],
    codes: [] as unknown[],
  }
  const ask = async (path: string, how: RequestInit) => {
    const answer = await fetch(sandbox.url + path, how)
    return answer.body ? new Response(answer.body.pipeThrough(through(line)), answer) : answer
  }
  const ears = {
    snapshot: (body: unknown) => {
      heard.snapshots += 1
      heard.said = [...(body as { said: unknown[] }).said]
    },
    event: (body: unknown) => void heard.said.push(body),
    private: (body: unknown) => void heard.own.push(body),
    state: (state: string, code?: string) => void (heard.states.push(state), heard.codes.push(code)),
  }
  const visitor = new RoomVisit({ room: 'table-1', key, ears, ask, gapsMs: [10], silentAfterMs: 2_000 })
  visits.push(visitor)
  return { heard, visitor }
}

const through = (line: Line) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      const { bytes, breaks } = line(chunk)
      controller.enqueue(bytes)
      if (breaks) controller.terminate()
    },
  })

test('a page hears the table, and its own words alone', async () => {
  const [ann, ben] = [await openPage(), await openPage()]
  const [annHears, benHears] = [visit(ann.key).heard, visit(ben.key).heard]
  await expect.poll(() => table.room?.readers).toBe(2)
  table.say('bets are open')
  table.room?.tell({ vendor: launch.vendor, playerId: ann.playerId }, 'two aces')

  await expect.poll(() => annHears.own).toEqual(['two aces'])
  await expect.poll(() => benHears.said).toEqual(table.said)
  expect(annHears.states).toEqual(['live'])
  expect(benHears.own).toEqual([])
})

test('over a line that breaks anywhere nothing is missed, and nothing comes twice', async () => {
  const page = await openPage()
  let seed = 7
  const bad: Line = (bytes) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    const breaks = seed % 3 === 0
    return { bytes: breaks ? bytes.slice(0, seed % bytes.length) : bytes, breaks }
  }
  const { heard } = visit(page.key, bad)
  for (let nth = 0; nth < 60; nth++) {
    table.say(`event ${nth}`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }

  await expect.poll(() => heard.said).toEqual(table.said)
  expect(heard.states).toContain('stale')
})

test('who has no session, and who asks for no room, sees nothing', async () => {
  const stranger = await fetch(`${sandbox.url}${playPath.room}table-1`)
  expect([stranger.status, await stranger.json()]).toMatchObject([401, { error: { code: 'session.unknown' } }])
  const { key } = await openPage()
  const nowhere = await fetch(`${sandbox.url}${playPath.room}nowhere`, { headers: { Authorization: `Bearer ${key}` } })
  expect(await nowhere.json()).toMatchObject({ error: { code: 'room.unknown' } })

  const { heard } = visit('x'.repeat(24))
  await expect.poll(() => heard.states).toEqual(['over'])
  expect(heard.codes).toEqual(['session.unknown'])
})

test('of two tabs of one player the older is told and stops, until it takes over', async () => {
  const older = await openPage()
  const first = visit(older.key)
  await expect.poll(() => first.heard.states).toEqual(['live'])
  const newer = await openPage(older.playerId)
  const second = visit(newer.key)
  await expect.poll(() => first.heard.states).toEqual(['live', 'elsewhere'])
  await expect.poll(() => second.heard.states).toEqual(['live'])
  const refused = await fetch(`${sandbox.url}${playPath.room}table-1`, {
    headers: { Authorization: `Bearer ${older.key}` },
  })
  expect(refused.status).toBe(409)

  await older.resume({ takeOver: true })
  first.visitor.rejoin()
  await expect.poll(() => first.heard.states.at(-1)).toBe('live')
  await expect.poll(() => second.heard.states).toEqual(['live', 'elsewhere'])
})

test('after a restart the page hears everything anew', async () => {
  const page = await openPage()
  const { heard } = visit(page.key)
  await expect.poll(() => heard.states).toEqual(['live'])
  const port = Number(new URL(sandbox.url).port)
  await sandbox.stop()
  await start(port)
  table.say('a new epoch')

  await expect.poll(() => heard.said).toEqual(['a new epoch'])
  await expect.poll(() => heard.states).toEqual(['live', 'stale', 'live'])
  expect(heard.snapshots).toBe(2)
})

test('a page that reads nothing is cut off, and the table goes on', async () => {
  const { key } = await openPage()
  const { hostname, port } = new URL(sandbox.url)
  const socket: Socket = connect(Number(port), hostname)
  socket.pause()
  await once(socket, 'connect')
  socket.write(`GET ${playPath.room}table-1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`)
  await expect.poll(() => table.room?.readers).toBe(1)
  const long = 'x'.repeat(64 * 1024)
  for (let nth = 0; nth < 400 && table.room?.readers; nth++) {
    table.room.say(long)
    await new Promise((resolve) => setImmediate(resolve))
  }

  expect(table.room?.readers).toBe(0)
  socket.destroy()
})

test('a stake of the table is held, told in history, and found when the page comes back', async () => {
  const page = await openPage()
  const choice = { table: `t-${randomUUID()}`, on: 'heads' }
  const tapId = newTapId()
  const held = { state: 'held', subject: choice.table, progress: { peeks: 0 }, choice }
  expect((await page.round(tapId, { choice })).body).toMatchObject(held)
  const roundId = String((await page.round(tapId, { choice })).body['roundId'])
  const act = { roundId, actId: newTapId(), act: 'peek' }

  expect((await page.act(act)).body).toMatchObject({ state: 'held', progress: { peeks: 1 } })
  expect((await page.act(act)).body).toMatchObject({ state: 'held', progress: { peeks: 1 } })
  expect((await page.resume()).body).toMatchObject({ held: [{ roundId, state: 'held' }], unfinished: null })
  expect((await page.history()).body).toMatchObject({ rounds: [{ round: { roundId } }], next: null })
  expect((await page.history({ before: 'x' })).status).toBe(400)
  const left = { ...act, actId: newTapId(), act: 'leave' }
  expect((await page.act(left)).body).toMatchObject({ state: 'played', paid: true, wonCents: '50' })
})
