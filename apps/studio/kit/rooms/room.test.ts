import { expect, test } from 'vitest'

import type { RoomMessage } from '../room-contract.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import type { Reader } from './reader.ts'
import { Room } from './room.ts'

/** A page that only receives. */
class Listener implements Reader {
  static #connections = 0
  readonly session: PlaySession
  readonly connection = (Listener.#connections += 1)
  readonly raw: (string | Buffer)[] = []
  ended = false
  /** Returns whether the page accepts the next message. */
  accepts = () => true

  constructor(playerId: string, sessionId = `session of ${playerId}`) {
    const player = { id: sessionId, vendor: 'ANS', gameId: 'g', gatewaySession: 'gs', playerId, nickname: 'n' }
    const rest = { currency: 'PHP', language: 'EN', playMode: 'real' as const, lobbyUrl: '', hasJackpot: false }
    this.session = { ...player, ...rest, replaced: false }
  }

  send(message: string | Buffer): boolean {
    if (!this.accepts()) return false
    this.raw.push(message)
    return true
  }

  end(message?: string): void {
    if (message) this.raw.push(message)
    this.ended = true
  }

  get received(): RoomMessage[] {
    return this.raw.map((raw) => JSON.parse(raw.toString().slice('data: '.length)) as RoomMessage)
  }

  /** Position from which the page would continue after a reconnection. */
  get position(): string {
    const [first] = this.received
    if (first?.is !== 'snapshot') throw new Error('No snapshot came.')
    const n = this.received.reduce((last, message) => ('n' in message ? message.n : last), 0)
    const p = this.received.reduce((last, message) => ('p' in message ? message.p : last), 0)
    return `${first.epoch}.${n}.${p}`
  }
}

function tableRoom() {
  const input: string[] = []
  const clock = { now: 1_000_000 }
  const room = new Room(
    { admits: () => true, snapshot: ({ playerId }) => ({ playerId, messages: [...input] }) },
    () => clock.now,
  )
  const publish = (body: string) => {
    input.push(body)
    room.publish(body)
  }
  const enter = (listener: Listener, after: string | null = null) => {
    room.enter(listener, after)
    return listener
  }
  return { room, clock, publish, enter }
}

const kinds = (listener: Listener) => listener.received.map(({ is }) => is)

test('a new reader receives the whole current state, and then each event with its number', () => {
  const { publish, enter } = tableRoom()
  publish('one')
  const ann = enter(new Listener('ann'))
  publish('two')

  expect(ann.received).toMatchObject([
    { is: 'snapshot', n: 1, body: { playerId: 'ann', messages: ['one'] } },
    { is: 'event', n: 2, at: 1_000_000, body: 'two' },
  ])
})

test('a private message reaches every page of its player, and no other stream', () => {
  const { room, enter } = tableRoom()
  const [ann, too, ben] = [new Listener('ann'), new Listener('ann', 'another title'), new Listener('ben')]
  for (const listener of [ann, too, ben]) enter(listener)
  room.publishTo(ann.session, 'ace of spades')

  expect(kinds(ann)).toEqual(['snapshot', 'private'])
  expect(kinds(too)).toEqual(['snapshot', 'private'])
  expect(ben.raw.join('')).not.toContain('ace')
  expect(kinds(ben)).toEqual(['snapshot'])
})

test('a briefly disconnected reader receives the missed messages, once, and no snapshot', () => {
  const { room, publish, enter } = tableRoom()
  const ann = enter(new Listener('ann'))
  publish('one')
  room.leave(ann)
  publish('two')
  room.publishTo(ann.session, 'mine')
  const reconnected = enter(new Listener('ann'), ann.position)

  expect(reconnected.received).toMatchObject([
    { is: 'event', n: 2, body: 'two' },
    { is: 'private', body: 'mine' },
    { is: 'beat', n: 2 },
  ])
})

test.each([
  ['with a cursor of another start', () => 'otherepoch.0.0'],
  ['with a cursor of a future event', (cursor: string) => cursor.replace(/\.\d+\./, '.9.')],
  ['with an invalid cursor', () => 'a.b.c'],
])('a reader that reconnects %s receives the whole state', (_, mangled) => {
  const { publish, enter } = tableRoom()
  const ann = enter(new Listener('ann'))
  publish('one')

  expect(kinds(enter(new Listener('ann', 'again'), mangled(ann.position)))).toEqual(['snapshot'])
})

test("a reader disconnected for longer than the room's memory receives the whole state", () => {
  const { room, clock, publish, enter } = tableRoom()
  const ann = enter(new Listener('ann'))
  room.leave(ann)
  for (let nth = 0; nth < 300; nth++) publish(`event ${nth}`)
  expect(kinds(enter(new Listener('ann'), ann.position))).toEqual(['snapshot'])

  const ben = enter(new Listener('ben'))
  room.leave(ben)
  clock.now += 600_000
  room.sendHeartbeat()
  room.publishTo(ben.session, 'forgotten whose')
  expect(kinds(enter(new Listener('ben'), ben.position))).toEqual(['snapshot'])
})

test('one page of a session is connected: a second one replaces it', () => {
  const { enter, publish } = tableRoom()
  const [first, second] = [enter(new Listener('ann')), enter(new Listener('ann'))]
  publish('one')

  expect(kinds(first)).toEqual(['snapshot', 'over'])
  expect(first.ended).toBe(true)
  expect(kinds(second)).toEqual(['snapshot', 'event'])
})

test('messages of a title opened elsewhere are received only there', () => {
  const { room, enter } = tableRoom()
  const [before, after, ben] = [new Listener('ann', 'before'), new Listener('ann', 'after'), new Listener('ben')]
  for (const listener of [before, after, ben]) enter(listener)
  room.disconnectOthers(after.session)

  expect(before.received.at(-1)).toMatchObject({ is: 'over', why: 'replaced' })
  expect([before.ended, after.ended, ben.ended]).toEqual([true, false, false])
})

test('five hundred pages get the same bytes of an event, serialized once', () => {
  const { publish, enter } = tableRoom()
  const crowd = Array.from({ length: 500 }, (_, nth) => enter(new Listener(`player ${nth}`)))
  publish('one')

  expect(new Set(crowd.map(({ raw }) => raw.at(-1))).size).toBe(1)
  expect(crowd.every(({ raw }) => raw.length === 2)).toBe(true)
})

test('a reader that does not keep up is disconnected, and the others continue', () => {
  const { room, publish, enter } = tableRoom()
  const [slow, ben] = [enter(new Listener('slow')), enter(new Listener('ben'))]
  slow.accepts = () => false
  publish('one')
  publish('two')

  expect(room.readers).toBe(1)
  expect(kinds(slow)).toEqual(['snapshot'])
  expect(kinds(ben)).toEqual(['snapshot', 'event', 'event'])
})

test('a table is notified when a player joins and leaves, not of reconnections', () => {
  const received: string[] = []
  const room = new Room({
    admits: () => true,
    snapshot: () => null,
    onEnter: ({ playerId }) => void received.push(`${playerId} came`),
    onLeave: ({ playerId }) => void received.push(`${playerId} left`),
  })
  const [listener, reconnected] = [new Listener('ann'), new Listener('ann')]
  room.enter(listener, null)
  room.enter(reconnected, null)
  room.leave(listener)
  expect(received).toEqual(['ann came', 'ann came'])

  room.dismiss(reconnected.session)
  expect(reconnected.ended).toBe(true)
  expect(received).toEqual(['ann came', 'ann came', 'ann left'])
})

test('a room that closes notifies its readers', () => {
  const { room, enter } = tableRoom()
  const ann = enter(new Listener('ann'))
  room.close()

  expect(ann.received.at(-1)).toMatchObject({ is: 'over', why: 'closed' })
  expect(room.readers).toBe(0)
})
