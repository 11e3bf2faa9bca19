import { afterEach, expect, test } from 'vitest'

import { RoomVisit } from '../front/room/room-visit.ts'
import { ServerClock } from '../front/room/server-clock.ts'
import type { RoomMessage } from '../room-contract.ts'

const visits: RoomVisit[] = []
afterEach(() => {
  for (const visitor of visits.splice(0)) visitor.leave()
})

const snapshot = (n: number, input: string[]): RoomMessage => ({
  is: 'snapshot',
  epoch: 'e',
  n,
  p: 0,
  at: 1_000,
  body: input,
})
const event = (n: number): RoomMessage => ({ is: 'event', n, at: 1_000, body: `event ${n}` })
const mine = (p: number): RoomMessage => ({ is: 'private', p, at: 1_000, body: `own ${p}` })
const beat = (n: number): RoomMessage => ({ is: 'beat', n, at: 1_000 })
const replaced: RoomMessage = { is: 'over', why: 'replaced', at: 1_000 }

/** A server that sends one script per visit, then breaks the connection; the last one ends it. */
function visit(...scripts: (RoomMessage | string)[][]) {
  const requestedUrls: string[] = []
  const received = { bodies: [] as string[], own: [] as unknown[], states: [] as string[] }
  const fetchRoom = async (path: string) => {
    const script = scripts[requestedUrls.length] ?? [replaced]
    requestedUrls.push(path.split('after=')[1] ?? '')
    return new Response(
      script.map((input) => (typeof input === 'string' ? input : `data: ${JSON.stringify(input)}\n\n`)).join(''),
    )
  }
  const handlers = {
    snapshot: (body: unknown) => void (received.bodies = [...(body as string[])]),
    event: (body: unknown) => void received.bodies.push(String(body)),
    private: (body: unknown) => void received.own.push(body),
    state: (state: string) => void received.states.push(state),
  }
  visits.push(new RoomVisit({ room: 'r', key: 'k', handlers, fetchRoom, gapsMs: [1] }))
  return { received, requested: requestedUrls }
}

const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => `event ${from + nth}`)

test('a repeated message is delivered once', async () => {
  const { received } = visit([
    snapshot(0, []),
    event(1),
    event(1),
    event(2),
    event(1),
    mine(1),
    mine(1),
    event(3),
    replaced,
  ])

  await expect.poll(() => received.states).toEqual(['live', 'elsewhere'])
  expect(received.bodies).toEqual(events(1, 3))
  expect(received.own).toEqual(['own 1'])
})

test('a gap is not skipped: the page reconnects from its last position', async () => {
  const { received, requested: requestedUrls } = visit(
    [snapshot(4, []), event(5), event(7)],
    [event(6), event(7), beat(7), replaced],
  )

  await expect.poll(() => received.states.at(-1)).toBe('elsewhere')
  expect(received.bodies).toEqual(events(5, 7))
  expect(requestedUrls).toEqual(['', 'e.5.0'])
  expect(received.states).toEqual(['live', 'stale', 'live', 'elsewhere'])
})

test('reordered messages are delivered in order', async () => {
  const { received } = visit([snapshot(0, []), event(2), event(1)], [event(1), event(2), beat(2), replaced])

  await expect.poll(() => received.states.at(-1)).toBe('elsewhere')
  expect(received.bodies).toEqual(events(1, 2))
})

test('a heartbeat reveals a loss at the end: then the whole state is sent again', async () => {
  const { received, requested: requestedUrls } = visit([snapshot(0, []), beat(1)], [snapshot(1, ['event 1']), replaced])

  await expect.poll(() => received.states.at(-1)).toBe('elsewhere')
  expect(requestedUrls).toEqual(['', ''])
  expect(received.bodies).toEqual(events(1, 1))
})

test.each([
  ['half a message', 'data: {"is":"event"'],
  ['no JSON', 'data: nonsense\n\n'],
  ['an unknown message', 'data: {"is":"win","all":true}\n\n'],
  ['an event before the snapshot', `data: ${JSON.stringify(event(1))}\n\n`],
])('%s causes only a new connection', async (_, broken) => {
  const { received } = visit([broken], [snapshot(0, []), event(1), replaced])

  await expect.poll(() => received.states).toEqual(['live', 'elsewhere'])
  expect(received.bodies).toEqual(events(1, 1))
})

test('the server’s clock is estimated despite a wrong own clock, and slow messages change nothing', () => {
  let nextNumber = 500
  const clock = new ServerClock(() => nextNumber)
  clock.addSample(1_000_000)
  nextNumber += 1_000
  clock.addSample(1_000_600) // took 400 ms longer than the previous one
  expect(clock.now()).toBe(1_001_000)
  expect(clock.until(1_003_000)).toBe(2_000)
  expect(clock.until(1_000_000)).toBe(0)
})
