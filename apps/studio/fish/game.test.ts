import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { RoundView } from '../kit/play-contract.ts'
import { FishPlayer, PRICE } from '../test/fish-player.ts'
import { newTapId } from '../test/page-calls.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'
import { MIN_VOLLEY_MS } from './room/volley-choice.ts'

const CATCHES = 0
const MISSES = 1_000_000
let studio: RestartableStudio
/** Draw of every shot: the smallest number catches, a large one does not. */
let nextNumber = MISSES
const players: FishPlayer[] = []

beforeAll(async () => {
  studio = await restartableStudio({ environment: { VENDORS_TIME_SCALE: '10' }, drawBelow: () => nextNumber })
})
afterAll(() => studio.close())
beforeEach(() => {
  studio.gateway.behave = () => 'answer'
  studio.gateway.calls.length = 0
  nextNumber = MISSES
})
afterEach(() => {
  for (const item of players.splice(0)) item.leave()
})

async function player(playerId = randomUUID()): Promise<FishPlayer> {
  const fishPlayer = new FishPlayer(studio, playerId)
  players.push(fishPlayer)
  await fishPlayer.open()
  await fishPlayer.watch()
  return fishPlayer
}
/** Returns two players in one room; tries again when the seats of earlier players, who have just left, fill it. */
async function twoInOneRoom(first?: FishPlayer): Promise<[FishPlayer, FishPlayer]> {
  const [ana, ben] = [first ?? (await player()), await player()]
  return ana.seat.room === ben.seat.room ? [ana, ben] : twoInOneRoom(ben)
}

const round = ({ body }: { body: unknown }) => RoundView.parse(body)
const names = () => studio.gateway.calls.map(({ name }) => name)
const price = BigInt(PRICE)

test('a volley costs its shots and pays its catches, and all players in the room see it', async () => {
  const [ana, ben] = await twoInOneRoom()
  expect(ben.seat.room).toBe(ana.seat.room)
  const before = studio.gateway.ledger.balanceCents
  const [fish = -1] = ana.visibleFish()
  nextNumber = CATCHES
  const volley = round(await ana.volley([fish]))

  expect(volley).toMatchObject({ state: 'played', paid: true, stakeCents: PRICE })
  const won = volley.state === 'played' ? BigInt(volley.wonCents) : 0n
  expect(studio.gateway.ledger.balanceCents).toBe(before - price + won)
  await expect.poll(() => ben.received.at(-1)).toMatchObject({ kind: 'volley', seat: ana.seat.seat, shots: [fish] })
  expect(JSON.stringify([ben.received, ben.view])).not.toMatch(/cents|balance|stake/i)
})

test('of two shots at one fish the first catch counts, and the other player’s shot is not charged', async () => {
  const [ana, ben] = await twoInOneRoom()
  const [target = -1, other = -1] = ana.visibleFish()
  nextNumber = CATCHES
  await ana.volley([target])
  nextNumber = MISSES

  expect(round(await ben.volley([target, other]))).toMatchObject({
    stakeCents: PRICE,
    choice: { unspent: [target], shots: [{ fish: other }] },
  })
  await sleep(MIN_VOLLEY_MS)
  studio.gateway.calls.length = 0
  expect(await ben.volley([target])).toMatchObject({ status: 409, body: { error: { code: 'fish.all_gone' } } })
  expect(names()).toEqual([])
})

test('a repeated volley is played once', async () => {
  const ana = await player()
  const shots = ana.visibleFish().slice(0, 3)
  const tapId = newTapId()
  const received = [await ana.volley(shots, { tapId }), await ana.volley(shots, { tapId })].map(round)

  expect(received[1]).toEqual(received[0])
  expect(names().filter((name) => name === 'bet')).toHaveLength(1)
})

test('a volley that arrives after a later one is refused', async () => {
  const ana = await player()
  const shots = ana.visibleFish().slice(0, 1)
  await ana.volley(shots, { volley: 9 })
  await sleep(MIN_VOLLEY_MS)

  expect(await ana.volley(shots, { volley: 8 })).toMatchObject({ body: { error: { code: 'fish.out_of_order' } } })
})

test.each<[string, (fish: number) => { shots: number[] } & object, string]>([
  ['its own list of caught fish', (fish) => ({ shots: [fish], caught: [fish] }), 'choice.unknown'],
  ['its own payouts', (fish) => ({ shots: [fish], times: [100] }), 'choice.unknown'],
  ['an unknown fish', (fish) => ({ shots: [fish, 2 ** 39] }), 'fish.unknown'],
  ['an unknown room', (fish) => ({ shots: [fish], room: 'fish-nowhere' }), 'fish.room_over'],
  ['nine shots', (fish) => ({ shots: Array.from({ length: 9 }, () => fish) }), 'choice.unknown'],
])('a page that sends %s is refused, without a wallet call', async (_, forged, code) => {
  const ana = await player()
  studio.gateway.calls.length = 0
  const { shots, ...volleyFields } = forged(ana.visibleFish()[0] ?? -1)

  expect(await ana.volley(shots, volleyFields)).toMatchObject({ body: { error: { code } } })
  expect(names()).toEqual([])
})

test.each([
  ['is refused', { refuse: 'account.balance.not.enough' }, 'refused'],
  ['is unknown to the wallet', 'lose-answer', 'undone'],
] as const)('a stake that %s catches nothing: the fish stays available to others', async (_, behaviour, state) => {
  const [ana, ben] = await twoInOneRoom()
  const [fish = -1] = ana.visibleFish()
  nextNumber = CATCHES
  studio.gateway.behave = (name) => (name === 'bet' ? behaviour : 'answer')
  expect(round(await ana.volley([fish]))).toMatchObject({ state })
  studio.gateway.behave = () => 'answer'

  expect(round(await ben.volley([fish]))).toMatchObject({ state: 'played', choice: { shots: [{ fish }] } })
  expect(ben.received.filter((event) => event.kind === 'volley' && event.seat === ana.seat.seat)).toEqual([])
})

test('volleys cannot follow each other faster than a cannon can fire', async () => {
  const ana = await player()
  const shots = ana.visibleFish().slice(0, 1)
  await ana.volley(shots)

  expect(await ana.volley(shots)).toMatchObject({ status: 409, body: { error: { code: 'round.too_soon' } } })
})

test('a stranger has no seat and cannot see the room', async () => {
  const ana = await player()
  const stranger = new FishPlayer(studio, 'nobody')
  stranger.seat = ana.seat

  expect(await stranger.sit()).toBe(401)
  expect((await stranger.volley(ana.visibleFish())).status).toBe(401)
})

test('a fifth player is seated in another room', async () => {
  const crowd: FishPlayer[] = []
  for (let nth = 0; nth < 5; nth++) crowd.push(await player())
  const counts = crowd.map(({ seat }) => crowd.filter((candidate) => candidate.seat.room === seat.room).length)

  expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  expect(new Set(crowd.map(({ seat }) => `${seat.room} ${seat.seat}`)).size).toBe(5)
})
