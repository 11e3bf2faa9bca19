import { setTimeout as pause } from 'node:timers/promises'

import { newTapId } from '@ante/studio/test/page-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PATIENCE } from '../seeds.ts'
import { sellHalves } from '../strategies/at-book.ts'
import { Guest, House } from './house.ts'

/** Engines that hold a stake until a later decision. */
const HELD = ['baccarat', 'roulette', 'cockfight', 'crash', 'mines', 'holdem', 'book']
/** Engines that decide stakes without the player's return. */
const BY_THEMSELVES = ['baccarat', 'roulette', 'cockfight', 'crash']
/** New rounds each time: rounds left open by one run must not disturb the other. */
const KILLS = 2

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const guestsAt = async (engines: readonly string[]) => {
  const guests: Guest[] = []
  for (const engine of engines) guests.push(await Guest.at(house, engine))
  return guests
}

const held = async (engines: readonly string[]) => {
  const guests = await guestsAt(engines)
  return Promise.all(
    guests.map(async (guest) => {
      const { body } = await guest.staked()
      return { guest, roundId: String(body['roundId']) }
    }),
  )
}

const openRounds = async () =>
  (await house.db.query(`select from studio.round where state not in ('closed', 'refused', 'rolled_back')`)).rowCount

test.each(Array.from({ length: KILLS }, (_, kill) => kill))(
  'a studio killed with bets at every type of table loses none of them (%s)',
  PATIENCE,
  async () => {
    const stakes = await held(HELD)
    await house.kill()
    await house.start()
    const own = new Map(
      await Promise.all(
        stakes.map(async ({ guest, roundId }) => {
          const known = (await house.rounds(guest.playerId)).find(({ id }) => id === roundId)
          return [roundId, known?.state] as const
        }),
      ),
    )
    expect([...own.values()].filter((state) => state === undefined || state === 'refused')).toEqual([])
    await untilHome(stakes.map(({ guest }) => guest))

    expect(await openRounds()).toBe(0)
    expect(house.gateway.ledger.balanceCents).toBe(await house.owed())
  },
)

test('a page that disconnects in the middle does not change the outcome of its stake', PATIENCE, async () => {
  const stakes = await held(BY_THEMSELVES)
  await expect.poll(openRounds, { timeout: 60_000 }).toBe(0)

  for (const { guest, roundId } of stakes) {
    const [round] = await house.rounds(guest.playerId)
    expect(round).toMatchObject({ id: roundId, state: 'closed' })
  }
  expect(house.gateway.ledger.balanceCents).toBe(await house.owed())
})

test('a studio killed during a stake request has debited it fully or not at all', PATIENCE, async () => {
  const guests = await guestsAt(HELD)
  const choices = await Promise.all(guests.map((guest) => guest.choose()))
  let requested = 0
  house.gateway.behave = (name) => {
    if (name === 'bet' && ++requested === 3) void house.kill()
    return 'answer'
  }
  await Promise.allSettled(
    guests.map((guest, at) => guest.stake(newTapId(), choices[at] ?? { stakeCents: '', choice: null })),
  )
  house.gateway.behave = () => 'answer'
  await house.kill()
  await house.start()
  await untilHome(guests)

  expect(house.gateway.ledger.balanceCents).toBe(await house.owed())
})

test('a studio killed while it pays for parts of tickets pays each of them once', PATIENCE, async () => {
  const stakes = await held(['book', 'book', 'book'])
  let paid = 0
  house.gateway.behave = (name) => {
    if (name === 'win' && ++paid === 2) void house.kill()
    return 'answer'
  }
  await Promise.allSettled(stakes.map(({ guest }) => sellHalves(guest.page)))
  house.gateway.behave = () => 'answer'
  await house.kill()
  await house.start()
  await untilHome(stakes.map(({ guest }) => guest))

  expect(await openRounds()).toBe(0)
  const { rows } = await house.db.query<{ parts: number; unpaid: number }>(
    'select count(*)::int as parts, count(*) filter (where ended_at is null)::int as unpaid from studio.part',
  )
  expect(rows[0]?.parts).toBeGreaterThan(1)
  expect(rows[0]?.unpaid).toBe(0)
  expect(house.gateway.ledger.balanceCents).toBe(await house.owed())
})

/**
 * Players with held stakes end them, with as many attempts as necessary: a hand of cards is played to its end first.
 */
async function untilHome(guests: readonly Guest[]): Promise<void> {
  for (let attempt = 0; attempt < 200 && (await openRounds()) !== 0; attempt++) {
    await Promise.all(guests.map((guest) => guest.endHeldStakes().catch(() => null)))
    await pause(250)
  }
}
