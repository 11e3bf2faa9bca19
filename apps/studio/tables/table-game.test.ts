import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { baccarat } from '../baccarat/rules.ts'
import { roundById } from '../kit/rounds/round-store.ts'
import { resumeDueRounds } from '../kit/rounds/worker.ts'
import { describeRound } from '../kit/service/describe-round.ts'
import type { Behaviour } from '../test/fake-gateway.ts'
import { newTapId } from '../test/page-calls.ts'
import { expireLeases } from '../test/round-fixtures.ts'
import { decide, placeChips, openDeal, sessionAt, tableFixtures } from '../test/table-fixtures.ts'
import type { TableFixtures } from '../test/table-fixtures.ts'
import { hashOfSeed, markOf } from '../kit/fairness/round-fairness.ts'

const START_CENTS = 1_000_000n

let fixtures: TableFixtures
beforeAll(async () => {
  fixtures = await tableFixtures(baccarat)
})
afterAll(() => fixtures.stop())
beforeEach(() => {
  fixtures.gateway.ledger.balanceCents = START_CENTS
  fixtures.gateway.behave = () => 'answer'
})

const freshDeal = (closesInMs?: number) => openDeal(fixtures, closesInMs)

const decideAndPay = async (deal: Parameters<typeof decide>[1]) => {
  const decided = await decide(fixtures, deal)
  for (let attempt = 0; attempt < 5; attempt++) {
    await expireLeases(fixtures)
    if ((await resumeDueRounds(fixtures.ports)) === 0) break
  }
  return decided
}

test('all at the table get the same result, and each the payout of their chips', async () => {
  const deal = await freshDeal()
  const rounds = await Promise.all([
    placeChips(fixtures, deal, { player: 500, tie: 100 }),
    placeChips(fixtures, deal, { banker: 2_000 }),
    placeChips(fixtures, deal, { 'player-pair': 100 }),
  ])
  expect(rounds.map(({ state }) => state)).toEqual(['held', 'held', 'held'])
  const decided = await decideAndPay(deal)

  const ends = await Promise.all(rounds.map(({ id }) => roundById(fixtures.db, id)))
  expect(ends.every(({ state }) => state === 'closed')).toBe(true)
  expect(ends.map(({ outcome }) => outcome)).toEqual(ends.map(() => decided?.drawn))
  const won = ends.reduce((sum, { wonCents }) => sum + wonCents, 0n)
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - 2_700n + won)
})

test('no balance includes the payout of a deal before the result was shown, regardless of which process continues', async () => {
  const deal = await freshDeal()
  const { id } = await placeChips(fixtures, deal, { player: 500, banker: 500 })
  await decide(fixtures, deal, 60_000)
  await resumeDueRounds(fixtures.ports)
  expect(await roundById(fixtures.db, id)).toMatchObject({ state: 'bet_accepted', attempts: 0 })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - 1_000n)

  await expireLeases(fixtures)
  await resumeDueRounds(fixtures.ports)
  const { state, wonCents } = await roundById(fixtures.db, id)
  expect(state).toBe('closed')
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - 1_000n + wonCents)
})

test('a deal decided twice is drawn once, and only from its seed', async () => {
  const deal = await freshDeal()
  const { id } = await placeChips(fixtures, deal, { banker: 1_000 })
  const [first, second] = await Promise.all([decide(fixtures, deal), decide(fixtures, deal)])

  expect(second?.drawn).toEqual(first?.drawn)
  expect((await roundById(fixtures.db, id)).outcome).toEqual(first?.drawn)
})

test('the record contains cards and chips, with a proof that matches the earlier hash', async () => {
  const deal = await freshDeal()
  const { id, playerId, vendor } = await placeChips(fixtures, deal, { banker: 2_000, tie: 500 })
  const find = { db: fixtures.db, findTitle: fixtures.ports.findTitle }
  const before = await describeRound(find, vendor, { playerId, roundId: id, language: 'EN' })
  await decideAndPay(deal)
  const after = await describeRound(find, vendor, { playerId, roundId: id, language: 'AR' })

  expect(before.lines.map(({ label }) => label)).toEqual(['On Banker', 'On Tie'])
  expect(before.fairness).toBeNull()
  expect(after.lines).toHaveLength(6)
  expect(after.picture).toContain('<svg')
  expect(after.fairness).toMatchObject({
    serverSeedHash: deal.seedHash,
    clientSeed: hashOfSeed(`${deal.id}:${markOf(id)}`),
  })
})

test.each([
  ['an unknown spot', { dragon: 100 }, 'choice.unknown'],
  ['a fraction of a chip', { player: 140, tie: 160 }, 'choice.unknown'],
  ['nothing', { player: 0 }, 'stake.unknown'],
  ['a stake above the limit of the spot', { tie: 10_100 }, 'limit.spot'],
])('%s is refused, and nothing is debited', async (_, chips, code) => {
  const deal = await freshDeal()

  await expect(placeChips(fixtures, deal, chips)).rejects.toMatchObject({ code })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS)
  await decide(fixtures, deal)
})

test('limits apply to all stakes of a player, also from two pages', async () => {
  const deal = await freshDeal()
  const playerId = 'a-high-roller'
  const sessionId = await sessionAt(fixtures, playerId)
  await placeChips(fixtures, deal, { player: 100_000 }, { sessionId })

  await expect(placeChips(fixtures, deal, { player: 100 }, { sessionId })).rejects.toMatchObject({
    code: 'limit.spot',
    details: { spot: 'player', maxCents: '100000' },
  })
  await placeChips(fixtures, deal, { banker: 100_000 }, { sessionId })
  await expect(placeChips(fixtures, deal, { tie: 100 }, { sessionId })).rejects.toMatchObject({ code: 'limit.table' })
  await decide(fixtures, deal)
})

test('the number of a player’s stakes on a deal is limited', async () => {
  const deal = await freshDeal()
  const sessionId = await sessionAt(fixtures, 'a-hasty-one')
  for (let nth = 0; nth < 40; nth++) await placeChips(fixtures, deal, { player: 100 }, { sessionId })

  await expect(placeChips(fixtures, deal, { player: 100 }, { sessionId })).rejects.toMatchObject({
    code: 'round.too_many',
  })
  expect(await placeChips(fixtures, deal, { player: 100 })).toMatchObject({ state: 'held' })
  await decideAndPay(deal)
})

test('after betting has closed no stake is accepted, except one sent in time and briefly delayed', async () => {
  const closed = await freshDeal(-1_000)
  await expect(placeChips(fixtures, closed, { player: 100 })).rejects.toMatchObject({ code: 'bets.closed' })
  await decide(fixtures, closed)

  const closing = await freshDeal(-100)
  expect((await placeChips(fixtures, closing, { player: 100 })).state).toBe('held')
  await decide(fixtures, closing)
})

test('a stake on a decided or unknown deal is refused', async () => {
  const deal = await freshDeal()
  await decide(fixtures, deal)

  await expect(placeChips(fixtures, deal, { player: 100 })).rejects.toMatchObject({ code: 'bets.closed' })
  await expect(placeChips(fixtures, { id: 'made-up' }, { player: 100 })).rejects.toMatchObject({ code: 'deal.unknown' })
})

test('a stake that the wallet debits after the draw is returned', async () => {
  const deal = await freshDeal()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  fixtures.gateway.behave = async (name): Promise<Behaviour> => {
    if (name === 'bet') await released
    return 'answer'
  }
  const calls = fixtures.gateway.calls.length
  const laying = placeChips(fixtures, deal, { player: 1_000 })
  await expect.poll(() => fixtures.gateway.calls.length).toBeGreaterThan(calls)
  const decided = await decide(fixtures, deal)
  release()

  const late = await laying
  expect(late).toMatchObject({ state: 'rolled_back', refusal: { code: 'stake.too_late' } })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS)
  // The house cannot claim "too late" for a winning stake and withhold its result.
  const input = { playerId: late.playerId, roundId: late.id, language: 'EN' }
  const received = await describeRound({ db: fixtures.db, findTitle: fixtures.ports.findTitle }, late.vendor, input)
  expect(received).toMatchObject({ lines: [], fairness: { serverSeed: decided?.fairness?.serverSeed } })
})

test('the first three accepted stakes contribute to the seed of the draw, and no others', async () => {
  const deal = await freshDeal()
  const stakes = []
  for (let nth = 0; nth < 5; nth++) stakes.push(await placeChips(fixtures, deal, { player: 100 }))
  const marks = stakes.slice(0, 3).map(({ id }) => markOf(id))
  const decided = await decide(fixtures, deal)

  expect(decided?.fairness).toMatchObject({
    clientSeed: hashOfSeed([deal.id, ...marks].join(':')),
    mixed: { base: deal.id, marks },
  })
  expect(hashOfSeed(decided?.fairness?.serverSeed ?? '')).toBe(deal.seedHash)
})

test('of many simultaneous stakes three contribute to the seed, each once', async () => {
  const deal = await freshDeal()
  const stakes = await Promise.all(Array.from({ length: 8 }, () => placeChips(fixtures, deal, { tie: 100 })))
  const { fairness } = (await decide(fixtures, deal)) ?? {}
  const marks = fairness?.mixed?.marks ?? []

  expect(new Set(marks).size).toBe(3)
  expect(stakes.map(({ id }) => markOf(id))).toEqual(expect.arrayContaining(marks))
})

test('a repeated tap places its chips once', async () => {
  const deal = await freshDeal()
  const requestAgain = { sessionId: await sessionAt(fixtures), tapId: newTapId() }
  const rounds = await Promise.all([
    placeChips(fixtures, deal, { banker: 100 }, requestAgain),
    placeChips(fixtures, deal, { banker: 100 }, requestAgain),
  ])

  expect(new Set(rounds.map(({ id }) => id)).size).toBe(1)
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - 100n)
  await decide(fixtures, deal)
})

test('dealt cards are removed from the shoe, until there is a new one', async () => {
  const deals = []
  for (let coup = 0; coup < 4; coup++) deals.push(await decide(fixtures, await freshDeal()))
  const positions = deals.map((deal) => deal?.positionInSet ?? 0)

  expect(positions.every((position, index) => index === 0 || position === (positions[index - 1] ?? 0) + 1)).toBe(true)
})
