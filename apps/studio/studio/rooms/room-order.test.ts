import { afterEach, expect, test } from 'vitest'

import { RoomVisit } from '../front/room/room-visit.ts'
import { ServerClock } from '../front/room/server-clock.ts'
import type { RoomMessage } from '../room-contract.ts'

const visits: RoomVisit[] = []
afterEach(() => {
  for (const visitor of visits.splice(0)) visitor.leave()
})

const snapshot = (n: number, said: string[]): RoomMessage => ({
  is: 'snapshot',
  epoch: 'e',
  n,
  p: 0,
  at: 1_000,
  body: said,
})
const event = (n: number): RoomMessage => ({ is: 'event', n, at: 1_000, body: `event ${n}` })
const mine = (p: number): RoomMessage => ({ is: 'private', p, at: 1_000, body: `own ${p}` })
const beat = (n: number): RoomMessage => ({ is: 'beat', n, at: 1_000 })
const replaced: RoomMessage = { is: 'over', why: 'replaced', at: 1_000 }

/** A server that says one script at each visit, then breaks the line; the last one ends it. */
function visit(...scripts: (RoomMessage | string)[][]) {
  const asked: string[] = []
  const heard = { said: [] as string[], own: [] as unknown[], states: [] as string[] }
  const ask = async (path: string) => {
    const script = scripts[asked.length] ?? [replaced]
    asked.push(path.split('after=')[1] ?? '')
    return new Response(
      script.map((said) => (typeof said === 'string' ? said : `data: ${JSON.stringify(said)}\n\n`)).join(''),
    )
  }
  const ears = {
    snapshot: (body: unknown) => void (heard.said = [...(body as string[])]),
    event: (body: unknown) => void heard.said.push(String(body)),
    private: (body: unknown) => void heard.own.push(body),
    state: (state: string) => void heard.states.push(state),
  }
  visits.push(new RoomVisit({ room: 'r', key: 'k', ears, ask, gapsMs: [1] }))
  return { heard, asked }
}

const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => `event ${from + nth}`)

test('what comes twice is heard once', async () => {
  const { heard } = visit([
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

  await expect.poll(() => heard.states).toEqual(['live', 'elsewhere'])
  expect(heard.said).toEqual(events(1, 3))
  expect(heard.own).toEqual(['own 1'])
})

test('a gap is not passed over: the page asks again from where it was', async () => {
  const { heard, asked } = visit([snapshot(4, []), event(5), event(7)], [event(6), event(7), beat(7), replaced])

  await expect.poll(() => heard.states.at(-1)).toBe('elsewhere')
  expect(heard.said).toEqual(events(5, 7))
  expect(asked).toEqual(['', 'e.5.0'])
  expect(heard.states).toEqual(['live', 'stale', 'live', 'elsewhere'])
})

test('what comes out of its order is heard in its order', async () => {
  const { heard } = visit([snapshot(0, []), event(2), event(1)], [event(1), event(2), beat(2), replaced])

  await expect.poll(() => heard.states.at(-1)).toBe('elsewhere')
  expect(heard.said).toEqual(events(1, 2))
})

test('a beat tells of a loss at the end: then everything comes anew', async () => {
  const { heard, asked } = visit([snapshot(0, []), beat(1)], [snapshot(1, ['event 1']), replaced])

  await expect.poll(() => heard.states.at(-1)).toBe('elsewhere')
  expect(asked).toEqual(['', ''])
  expect(heard.said).toEqual(events(1, 1))
})

test.each([
  ['half a message', 'data: {"is":"event"'],
  ['no JSON', 'data: nonsense\n\n'],
  ['what is no message', 'data: {"is":"win","all":true}\n\n'],
  ['an event before the snapshot', `data: ${JSON.stringify(event(1))}\n\n`],
])('%s breaks nothing but the line', async (_, broken) => {
  const { heard } = visit([broken], [snapshot(0, []), event(1), replaced])

  await expect.poll(() => heard.states).toEqual(['live', 'elsewhere'])
  expect(heard.said).toEqual(events(1, 1))
})

test('the server’s clock is known however wrong the page’s own is, and slow messages change nothing', () => {
  let own = 500
  const clock = new ServerClock(() => own)
  clock.learn(1_000_000)
  own += 1_000
  clock.learn(1_000_600) // it took 400 ms longer than the one before
  expect(clock.now()).toBe(1_001_000)
  expect(clock.until(1_003_000)).toBe(2_000)
  expect(clock.until(1_000_000)).toBe(0)
})
