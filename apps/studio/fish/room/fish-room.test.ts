import { beforeEach, expect, test } from 'vitest'

import { isInSight, Sea } from '../sea/sea.ts'
import type { Fish } from '../sea/sea.ts'
import { costOf, FishRoom, SEATS } from './fish-room.ts'
import type { FishRoomEvent } from './fish-room-view.ts'
import { RequestedVolley } from './volley-choice.ts'
import type { Volley } from './volley-choice.ts'

const SEED = 11
const START_MS = 1_000_000
const PRICE = { priceCents: 20n }
let now: number
let received: FishRoomEvent[]
let room: FishRoom

beforeEach(() => {
  now = START_MS
  received = []
  room = new FishRoom({ id: 'a-room', seed: SEED, now: () => now, publish: (event) => received.push(event) })
  for (const [playerId, nickname] of [
    ['ana', 'an***a'],
    ['ben', 'be***n'],
  ] as const) {
    room.sit({ playerId, sessionId: `of-${playerId}`, nickname })
    room.playerConnected(`of-${playerId}`)
  }
})

const atMs = () => now - room.view().startedAtMs
const visibleFish = () => new Sea(SEED).swimming(atMs()).filter((fish) => isInSight(fish, atMs()))
const fishOf = (creature: Fish['creature']) => visibleFish().find((fish) => fish.creature === creature)?.id ?? -1
const anyOne = () => visibleFish()[0]?.id ?? -1
const shoot = (shots: number[], { volley = 1, by = 'of-ana' } = {}) =>
  room.admit({ room: 'a-room', volley, weapon: 'single', shots }, { sessionId: by, ...PRICE })
const refusal = (action: () => unknown) => {
  try {
    action()
  } catch (error) {
    return (error as { code: string }).code
  }
  return null
}

function boss(): number {
  while (fishOf('boss') === -1) now += 5_000
  return fishOf('boss')
}

test('a volley costs its counted shots, each at the price of its power', () => {
  const volley = shoot([anyOne(), anyOne()])
  expect(costOf(volley)).toBe(40n)
  expect(costOf({ ...volley, weapon: 'double' })).toBe(80n)
})

test('the first catch counts; a later shot at the fish is not charged', () => {
  const fish = visibleFish()
  const [first, second] = [fish[0]?.id ?? -1, fish[1]?.id ?? -1]
  const caught = shoot([first])
  room.claim(caught, [2])

  expect(shoot([first, second], { by: 'of-ben' })).toMatchObject({
    shots: [{ fish: second }],
    unspent: [first],
  })
  room.decided(caught, [2], true)
  expect(refusal(() => shoot([first], { by: 'of-ben', volley: 2 }))).toBe('fish.all_gone')
  expect(room.view().gone).toEqual([first])
})

test('all players receive shots and catches, without amounts', () => {
  const fish = fishOf('minnow')
  const volley = shoot([fish, fish])
  room.claim(volley, [0, 2])
  room.decided(volley, [0, 2], true)

  expect(received.at(-1)).toEqual({
    kind: 'volley',
    seat: 0,
    weapon: 'single',
    shots: [fish, fish],
    caught: [{ fish, target: 'minnow', times: 2 }],
    swept: [],
  })
  expect(JSON.stringify(received)).not.toMatch(/cents|price|balance/i)
})

test('two shots of one volley that both catch pay both', () => {
  const fish = anyOne()
  const volley = shoot([fish, fish])
  room.decided(volley, [3, 3], true)

  expect(received.at(-1)).toMatchObject({ caught: [{ fish, times: 6 }] })
})

test('catches of a refused stake are released', () => {
  const fish = anyOne()
  const volley = shoot([fish])
  room.claim(volley, [2])
  room.decided(volley, [2], false)

  expect(received.filter(({ kind }) => kind === 'volley')).toEqual([])
  expect(shoot([fish], { by: 'of-ben' }).shots).toHaveLength(1)
})

test('claims of a volley that was never stored are released by its player’s next volley', () => {
  const fish = anyOne()
  room.claim(shoot([fish]), [2])

  expect(shoot([fish], { volley: 2 }).shots).toHaveLength(1)
})

test('the boss is broken part by part, for all players, and caught with the last', () => {
  const id = boss()
  const names: string[] = []
  for (let volley = 1; volley <= 3; volley++) {
    now += 1_000
    const shot = shoot([id], { volley })
    names.push(shot.shots[0]?.target ?? '')
    room.claim(shot, [50])
    room.decided(shot, [50], true)
  }

  expect(names).toEqual(['boss-shell', 'boss-crown', 'boss-heart'])
  expect(refusal(() => shoot([id], { volley: 4, by: 'of-ben' }))).toBe('fish.all_gone')
})

test('a blast removes small fish for all players, and pays by its own table', () => {
  while (fishOf('mine') === -1) now += 1_000
  const id = fishOf('mine')
  const volley = shoot([id])
  room.decided(volley, [40], true)
  const event = received.at(-1)

  expect(event).toMatchObject({ caught: [{ fish: id, target: 'mine', times: 40 }] })
  expect(event?.kind === 'volley' && event.swept.length).toBeGreaterThan(0)
  expect(room.view().gone).toEqual(expect.arrayContaining(event?.kind === 'volley' ? event.swept : [-1]))
})

test.each<[string, () => number]>([
  ['fish.unknown', () => 2 ** 39],
  ['fish.unknown', () => 16 * 3_600],
  ['fish.unknown', () => anyOne() - (anyOne() % 16) + 15],
])('a forged id is refused as %s and nothing of its volley counts', (code, forged) => {
  expect(refusal(() => shoot([anyOne(), forged()]))).toBe(code)
  expect(room.volleyOf(0)).toBe(0)
})

test('a fish that is not visible yet cannot be shot at', () => {
  const hidden = new Sea(SEED).swimming(atMs() + 400).find((fish) => fish.createdMs > atMs() - 200)
  expect(hidden).toBeDefined()
  expect(refusal(() => shoot([hidden?.id ?? -1]))).toBe('fish.out_of_sight')
})

test('a shot at a fish that has left costs nothing', () => {
  const fish = anyOne()
  now += 40_000

  expect(shoot([fish, anyOne()]).unspent).toEqual([fish])
})

test.each([
  ['repeated', 3],
  ['overtaken', 2],
])('a volley that is %s is refused', (_, volley) => {
  shoot([anyOne()], { volley: 3 })

  expect(refusal(() => shoot([anyOne()], { volley }))).toBe('fish.out_of_order')
})

test('the rate is limited to eight shots per second', () => {
  const eight = Array.from({ length: 8 }, anyOne)
  shoot(eight)
  expect(refusal(() => shoot([anyOne()], { volley: 2 }))).toBe('fish.too_fast')
  now += 1_000
  expect(shoot(eight.map(anyOne), { volley: 2 }).shots).toHaveLength(8)
})

test('a player without seat cannot shoot, and a fifth finds no seat', () => {
  expect(refusal(() => shoot([anyOne()], { by: 'of-a-stranger' }))).toBe('fish.no_seat')
  for (const name of ['cy', 'dia']) room.sit({ playerId: name, sessionId: `of-${name}`, nickname: name })

  expect(room.players).toBe(SEATS)
  expect(room.sit({ playerId: 'eve', sessionId: 'of-eve', nickname: 'eve' })).toBeNull()
})

test('a seat is reserved during a short absence, and no longer', () => {
  for (const name of ['cy', 'dia']) room.sit({ playerId: name, sessionId: `of-${name}`, nickname: name })
  const eve = { playerId: 'eve', sessionId: 'of-eve', nickname: 'eve' }
  room.playerConnected('of-cy')
  room.playerConnected('of-dia')
  room.setAway('of-ben')
  expect(room.view().seats).toEqual(['an***a', null, 'cy', 'dia'])
  now += 10_000
  expect([room.sit(eve), room.players]).toEqual([null, SEATS])
  now += 15_000
  expect(room.sit(eve)).toBe(1)
  expect(refusal(() => shoot([anyOne()], { by: 'of-ben' }))).toBe('fish.no_seat')
})

test('a player’s second page takes over the seat, and the first can no longer shoot', () => {
  expect(room.sit({ playerId: 'ana', sessionId: 'ana-again', nickname: 'an***a' })).toBe(0)
  expect(refusal(() => shoot([anyOne()]))).toBe('fish.no_seat')
  expect(shoot([anyOne()], { by: 'ana-again' }).seat).toBe(0)
})

test('a page that sends its own catches is refused', () => {
  const input = { room: 'a-room', volley: 1, weapon: 'single', shots: [1] }
  const forged: object[] = [
    { ...input, caught: [1] },
    { ...input, shots: [] },
    { ...input, shots: Array.from({ length: 9 }, () => 1) },
    { ...input, shots: [1.5] },
    { ...input, weapon: 'nuke' },
    { ...input, volley: 0 },
  ]

  expect(RequestedVolley.safeParse(input).success).toBe(true)
  expect(forged.filter((candidate) => RequestedVolley.safeParse(candidate).success)).toEqual([])
})

test('a round decided after its player left is still published', () => {
  const fish = anyOne()
  const volley: Volley = shoot([fish])
  room.claim(volley, [2])
  room.setAway('of-ana')
  room.decided(volley, [2], true)

  expect(room.view()).toMatchObject({ gone: [fish], seats: [null, 'be***n', null, null] })
})
