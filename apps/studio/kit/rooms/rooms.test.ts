import { expect, test } from 'vitest'

import type { PlaySession } from '../sessions/play-session.ts'
import { Rooms } from './rooms.ts'

const sessionOf = (playerId: string): PlaySession => ({
  id: `session of ${playerId}`,
  vendor: 'ANS',
  gameId: 'g',
  gatewaySession: 'gs',
  playerId,
  nickname: 'n',
  currency: 'PHP',
  language: 'EN',
  playMode: 'real',
  lobbyUrl: '',
  hasJackpot: false,
  replaced: false,
})

test('no player can take so many connections that others find none', () => {
  const rooms = new Rooms()
  const [greedy, other] = [sessionOf('greedy'), sessionOf('other')]
  let entered = 0
  while (!rooms.isFull(greedy) && entered < 1_000) {
    const room = rooms.open(`table-${entered++}`, { admits: () => true, snapshot: () => null })
    room.enter({ session: greedy, connection: entered, send: () => true, end: () => {} }, null)
  }

  expect(entered).toBe(16)
  expect(rooms.isFull(other)).toBe(false)
  rooms.close('table-0')
  expect(rooms.isFull(greedy)).toBe(false)
  rooms.stop()
})
