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

/** Session lookups wait as long as the test requires. */
const waiting: ((found: PlaySession | null) => void)[] = []
const visits: RoomVisit[] = []
let [app, room, url]: [Server, Room, string] = [undefined!, undefined!, '']
beforeEach(async () => {
  const rooms = new Rooms()
  room = rooms.open('table', { admits: () => true, snapshot: () => 'a table' })
  app = createServer(createLog('silent'))
  const sessionOf = () =>
    new Promise<PlaySession>((found, lost) => {
      waiting.push((one) => (one ? found(one) : lost(new Error('The database is away.'))))
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
const answer = async (found: PlaySession | null = session) => {
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  waiting.shift()?.(found)
}

const ask = (signal: AbortSignal) => fetch(`${url}${playPath.room}table`, { signal })

function newListener() {
  const received = { bodies: [] as unknown[], states: [] as string[] }
  const handlers = {
    snapshot: () => {},
    event: (body: unknown) => void received.bodies.push(body),
    private: () => {},
    state: (state: string) => void received.states.push(state),
  }
  visits.push(
    new RoomVisit({ room: 'table', key: 'k', handlers, ask: (path, how) => fetch(url + path, how), gapsMs: [10] }),
  )
  return received
}

/** Both lookups of the session: before the page is admitted, and after. */
async function requireOpenSite(): Promise<void> {
  await answer()
  await answer()
}

test.each([
  ['whose page has given it up', (line: AbortController) => line.abort()],
  ['that hangs', () => {}],
])('a connection %s, and admitted late, does not replace a later one', async (_, close) => {
  const line = new AbortController()
  const first = ask(line.signal).catch(() => null)
  await expect.poll(() => waiting.length).toBe(1)
  const admitLate = waiting.shift()
  close(line)
  const received = newListener()
  await requireOpenSite()
  await expect.poll(() => received.states).toEqual(['live'])
  admitLate?.(session)
  expect((await (await first)?.text()) ?? 'gone').toMatch(/^gone$|"why":"replaced"/)
  room.publish('the next event')

  await expect.poll(() => received.bodies).toEqual(['the next event'])
  expect(received.states).toEqual(['live'])
  expect(room.readers).toBe(1)
  line.abort()
})

test('a page removed between two lookups of its session receives nothing more, and is no longer in the room', async () => {
  const line = new AbortController()
  const answered = ask(line.signal)
  await answer()
  await expect.poll(() => room.readers).toBe(1)
  await answer(null)
  await (await answered).text()
  room.publish('nobody is there')

  expect(room.readers).toBe(0)
})
