import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { once } from 'node:events'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { titleOf } from '../../test/ante-titles.ts'
import { newTapId, openPage } from '../../test/page-calls.ts'
import { restartableStudio } from '../../test/restartable-studio.ts'
import type { RestartableStudio } from '../../test/restartable-studio.ts'
import { TossTable } from '../../test/toss-table.ts'
import type { MakeFamily } from '../family.ts'
import { RoomVisit } from '../front/room/room-visit.ts'
import { playPath } from '../play-contract.ts'

const title = titleOf('quick-pick')
let table: TossTable
let studio: RestartableStudio
const visits: RoomVisit[] = []
const newTable: MakeFamily = (ports) => {
  table = new TossTable()
  return table.family(ports)
}
beforeAll(async () => {
  studio = await restartableStudio({ families: [newTable] })
})
afterAll(() => studio.close())
afterEach(() => {
  for (const visitor of visits.splice(0)) visitor.leave()
})

const openTable = (playerId?: string) => openPage(studio, { title, playerId })

/** Which of an answer's bytes are delivered, and whether the connection breaks afterwards. */
type Delivery = (bytes: Uint8Array) => { bytes: Uint8Array; breaks: boolean }
const unbroken: Delivery = (bytes) => ({ bytes, breaks: false })

/** Subscribes to the room as a page does, over a possibly bad connection. */
function visit(key: string, connection: Delivery = unbroken) {
  const received = {
    snapshots: 0,
    bodies: [] as unknown[],
    own: [] as unknown[],
    states: [] as string[],
    codes: [] as unknown[],
  }
  const fetchRoom = async (path: string, init: RequestInit) => {
    const answer = await fetch(studio.url + path, init)
    return answer.body ? new Response(answer.body.pipeThrough(fetchThrough(connection)), answer) : answer
  }
  const handlers = {
    snapshot: (body: unknown) => {
      received.snapshots += 1
      received.bodies = [...(body as { published: unknown[] }).published]
    },
    event: (body: unknown) => void received.bodies.push(body),
    private: (body: unknown) => void received.own.push(body),
    state: (state: string, code?: string) => void (received.states.push(state), received.codes.push(code)),
  }
  const visitor = new RoomVisit({ room: 'table-1', key, handlers, fetchRoom, gapsMs: [10], silentAfterMs: 2_000 })
  visits.push(visitor)
  return { received, visitor }
}

const fetchThrough = (connection: Delivery) =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      const { bytes, breaks } = connection(chunk)
      controller.enqueue(bytes)
      if (breaks) controller.terminate()
    },
  })

test("a page receives the table's events, and only its own private messages", async () => {
  const [ann, ben] = [await openTable(), await openTable()]
  const [annReceived, benReceived] = [visit(ann.key).received, visit(ben.key).received]
  await expect.poll(() => table.room?.readers).toBe(2)
  table.publish('bets are open')
  table.room?.publishTo({ vendor: title.vendor, playerId: ann.playerId }, 'two aces')

  await expect.poll(() => annReceived.own).toEqual(['two aces'])
  await expect.poll(() => benReceived.bodies).toEqual(table.published)
  expect(annReceived.states).toEqual(['live'])
  expect(benReceived.own).toEqual([])
})

test('over a connection that breaks at any point nothing is missed, and nothing is repeated', async () => {
  const page = await openTable()
  let seed = 7
  const bad: Delivery = (bytes) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    const breaks = seed % 3 === 0
    return { bytes: breaks ? bytes.slice(0, seed % bytes.length) : bytes, breaks }
  }
  const { received } = visit(page.key, bad)
  for (let nth = 0; nth < 60; nth++) {
    table.publish(`event ${nth}`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }

  await expect.poll(() => received.bodies).toEqual(table.published)
  expect(received.states).toContain('stale')
})

test('a client without session or with an unknown room receives nothing', async () => {
  const stranger = await fetch(`${studio.url}${playPath.room}table-1`)
  expect([stranger.status, await stranger.json()]).toMatchObject([401, { error: { code: 'session.unknown' } }])
  const { key } = await openTable()
  const nowhere = await fetch(`${studio.url}${playPath.room}nowhere`, { headers: { Authorization: `Bearer ${key}` } })
  expect(await nowhere.json()).toMatchObject({ error: { code: 'room.unknown' } })

  const { received } = visit('x'.repeat(24))
  await expect.poll(() => received.states).toEqual(['over'])
  expect(received.codes).toEqual(['session.unknown'])
})

test('of two tabs of one player the older is notified and stops, until it takes over', async () => {
  const older = await openTable()
  const first = visit(older.key)
  await expect.poll(() => first.received.states).toEqual(['live'])
  const newer = await openTable(older.playerId)
  const second = visit(newer.key)
  await expect.poll(() => first.received.states).toEqual(['live', 'elsewhere'])
  await expect.poll(() => second.received.states).toEqual(['live'])
  const refused = await fetch(`${studio.url}${playPath.room}table-1`, {
    headers: { Authorization: `Bearer ${older.key}` },
  })
  expect(refused.status).toBe(409)

  await older.resume({ takeOver: true })
  first.visitor.rejoin()
  await expect.poll(() => first.received.states.at(-1)).toBe('live')
  await expect.poll(() => second.received.states).toEqual(['live', 'elsewhere'])
})

test('after a restart the page receives the whole state again', async () => {
  const page = await openTable()
  const { received } = visit(page.key)
  await expect.poll(() => received.states).toEqual(['live'])
  await studio.stop()
  await studio.start()
  table.publish('a new epoch')

  await expect.poll(() => received.bodies).toEqual(['a new epoch'])
  await expect.poll(() => received.states).toEqual(['live', 'stale', 'live'])
  expect(received.snapshots).toBe(2)
})

test('a page that does not read is disconnected, and the table continues', async () => {
  const { key } = await openTable()
  const { hostname, port } = new URL(studio.url)
  const socket: Socket = connect(Number(port), hostname)
  socket.pause()
  await once(socket, 'connect')
  socket.write(`GET ${playPath.room}table-1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`)
  await expect.poll(() => table.room?.readers).toBe(1)
  const long = 'x'.repeat(64 * 1024)
  for (let nth = 0; nth < 400 && table.room?.readers; nth++) {
    table.room.publish(long)
    await new Promise((resolve) => setImmediate(resolve))
  }

  expect(table.room?.readers).toBe(0)
  socket.destroy()
})

test('a stake at the table is held, listed in the history, and found when the page reconnects', async () => {
  const page = await openTable()
  const choice = { table: `t-${randomUUID()}`, on: 'heads' }
  const tapId = newTapId()
  const heldRound = { state: 'held', subject: choice.table, progress: { peeks: 0 }, choice }
  expect((await page.round(tapId, { choice })).body).toMatchObject(heldRound)
  const roundId = String((await page.round(tapId, { choice })).body['roundId'])
  const act = { roundId, actId: newTapId(), act: 'peek' }

  expect((await page.act(act)).body).toMatchObject({ state: 'held', progress: { peeks: 1 } })
  expect((await page.act(act)).body).toMatchObject({ state: 'held', progress: { peeks: 1 } })
  expect((await page.resume()).body).toMatchObject({ held: [{ roundId, state: 'held' }], unfinished: null })
  expect((await page.history()).body).toMatchObject({ rounds: [{ round: { roundId } }], next: null })
  expect((await page.history({ before: 'x' })).status).toBe(400)
  const leaveAct = { ...act, actId: newTapId(), act: 'leave' }
  expect((await page.act(leaveAct)).body).toMatchObject({ state: 'played', paid: true, wonCents: '50' })
})
