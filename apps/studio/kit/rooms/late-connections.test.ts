import { createLog } from '@ante/plain-server/log.ts'
import { createServer } from '@ante/plain-server/server.ts'
import type { Server } from '@ante/plain-server/server.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { RoomVisit } from '../front/room/room-visit.ts'
import { playPath } from '../play-contract.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import type { Room } from './room.ts'
import { Rooms, roomRoutes } from './rooms.ts'

const session: PlaySession = {
  id: 'a session',
  vendor: 'ANS',
  gameId: 'g',
  gatewaySession: 'gs',
  playerId: 'ann',
  nickname: 'a***n',
  currency: 'PHP',
  language: 'EN',
  playMode: 'real',
  lobbyUrl: '',
  hasJackpot: false,
  replaced: false,
}

/** Pending session lookups, which the test answers. */
const waiting: ((session: PlaySession | null) => void)[] = []
const visits: RoomVisit[] = []
let [app, room, url]: [Server, Room, string] = [undefined!, undefined!, '']
beforeEach(async () => {
  const rooms = new Rooms()
  room = rooms.open('table', { admits: () => true, snapshot: () => 'a table' })
  app = createServer(createLog('silent'))
  const sessionOf = () =>
    new Promise<PlaySession>((resolve, reject) => {
      waiting.push((one) => (one ? resolve(one) : reject(new Error('The database is down.'))))
    })
  roomRoutes(app, { rooms, sessionOf })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const visit of visits.splice(0)) visit.leave()
  for (const answer of waiting.splice(0)) answer(null)
  await app.close()
})

/** Answers the first waiting lookup. */
const answer = async (foundSession: PlaySession | null = session) => {
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  waiting.shift()?.(foundSession)
}

const openStream = (signal: AbortSignal) => fetch(`${url}${playPath.room}table`, { signal })

function newListener() {
  const received = { bodies: [] as unknown[], states: [] as string[] }
  const handlers = {
    snapshot: () => {},
    event: (body: unknown) => void received.bodies.push(body),
    private: () => {},
    state: (state: string) => void received.states.push(state),
  }
  visits.push(
    new RoomVisit({
      room: 'table',
      key: 'k',
      handlers,
      fetchRoom: (path, init) => fetch(url + path, init),
      gapsMs: [10],
    }),
  )
  return received
}

/** Answers both lookups of the session: before the page is admitted, and after. */
async function answerBothLookups(): Promise<void> {
  await answer()
  await answer()
}

test.each([
  ['that the page has closed', (connection: AbortController) => connection.abort()],
  ['that hangs', () => {}],
])('a connection %s, if admitted late, does not replace a later one', async (_, close) => {
  const connection = new AbortController()
  const first = openStream(connection.signal).catch(() => null)
  await expect.poll(() => waiting.length).toBe(1)
  const admitLate = waiting.shift()
  close(connection)
  const received = newListener()
  await answerBothLookups()
  await expect.poll(() => received.states).toEqual(['live'])
  admitLate?.(session)
  expect((await (await first)?.text()) ?? 'gone').toMatch(/^gone$|"why":"replaced"/)
  room.publish('the next event')

  await expect.poll(() => received.bodies).toEqual(['the next event'])
  expect(received.states).toEqual(['live'])
  expect(room.readers).toBe(1)
  connection.abort()
})

test('a page removed between two lookups of its session receives nothing more, and is no longer in the room', async () => {
  const connection = new AbortController()
  const answered = openStream(connection.signal)
  await answer()
  await expect.poll(() => room.readers).toBe(1)
  await answer(null)
  await (await answered).text()
  room.publish('no reader')

  expect(room.readers).toBe(0)
})
