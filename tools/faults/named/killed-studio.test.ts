import { setTimeout as pause } from 'node:timers/promises'

import { newTapId } from '@ante/studio/test/page-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LONG_TIMEOUT } from '../seeds.ts'
import { sellHalves } from '../strategies/at-book.ts'
import { TestPlayer, StudioProcess } from './studio-process.ts'

/** Engines that hold a stake until a later decision. */
const HELD = ['baccarat', 'roulette', 'cockfight', 'crash', 'mines', 'holdem', 'book']
/** Engines that decide stakes without further actions of the player. */
const DECIDED_AUTOMATICALLY = ['baccarat', 'roulette', 'cockfight', 'crash']
/** Number of kills, each with new rounds. */
const KILLS = 2

let studio: StudioProcess
beforeAll(async () => {
  studio = await StudioProcess.open()
})
afterAll(() => studio.close())

const guestsAt = async (engines: readonly string[]) => {
  const players: TestPlayer[] = []
  for (const engine of engines) players.push(await TestPlayer.at(studio, engine))
  return players
}

const heldStakes = async (engines: readonly string[]) => {
  const players = await guestsAt(engines)
  return Promise.all(
    players.map(async (player) => {
      const { body } = await player.staked()
      return { guest: player, roundId: String(body['roundId']) }
    }),
  )
}

const openRounds = async () =>
  (await studio.db.query(`select from studio.round where state not in ('closed', 'refused', 'rolled_back')`)).rowCount

test.each(Array.from({ length: KILLS }, (_, kill) => kill))(
  'a studio killed with bets at every type of table loses none of them (%s)',
  LONG_TIMEOUT,
  async () => {
    const stakes = await heldStakes(HELD)
    await studio.kill()
    await studio.start()
    const own = new Map(
      await Promise.all(
        stakes.map(async ({ guest: player, roundId }) => {
          const known = (await studio.rounds(player.playerId)).find(({ id }) => id === roundId)
          return [roundId, known?.state] as const
        }),
      ),
    )
    expect([...own.values()].filter((state) => state === undefined || state === 'refused')).toEqual([])
    await endAllHeldStakes(stakes.map(({ guest: player }) => player))

    expect(await openRounds()).toBe(0)
    expect(studio.gateway.ledger.balanceCents).toBe(await studio.expectedBalance())
  },
)

test('a page that disconnects during a round does not change the outcome of its stake', LONG_TIMEOUT, async () => {
  const stakes = await heldStakes(DECIDED_AUTOMATICALLY)
  await expect.poll(openRounds, { timeout: 60_000 }).toBe(0)

  for (const { guest: player, roundId } of stakes) {
    const [round] = await studio.rounds(player.playerId)
    expect(round).toMatchObject({ id: roundId, state: 'closed' })
  }
  expect(studio.gateway.ledger.balanceCents).toBe(await studio.expectedBalance())
})

test('a studio killed during a stake request has debited it fully or not at all', LONG_TIMEOUT, async () => {
  const players = await guestsAt(HELD)
  const choices = await Promise.all(players.map((player) => player.choose()))
  let requests = 0
  studio.gateway.behave = (name) => {
    if (name === 'bet' && ++requests === 3) void studio.kill()
    return 'answer'
  }
  await Promise.allSettled(
    players.map((player, at) => player.stake(newTapId(), choices[at] ?? { stakeCents: '', choice: null })),
  )
  studio.gateway.behave = () => 'answer'
  await studio.kill()
  await studio.start()
  await endAllHeldStakes(players)

  expect(studio.gateway.ledger.balanceCents).toBe(await studio.expectedBalance())
})

test('a studio killed while it pays for parts of tickets pays each of them once', LONG_TIMEOUT, async () => {
  const stakes = await heldStakes(['book', 'book', 'book'])
  let paid = 0
  studio.gateway.behave = (name) => {
    if (name === 'win' && ++paid === 2) void studio.kill()
    return 'answer'
  }
  await Promise.allSettled(stakes.map(({ guest: player }) => sellHalves(player.page)))
  studio.gateway.behave = () => 'answer'
  await studio.kill()
  await studio.start()
  await endAllHeldStakes(stakes.map(({ guest: player }) => player))

  expect(await openRounds()).toBe(0)
  const { rows } = await studio.db.query<{ parts: number; unpaid: number }>(
    'select count(*)::int as parts, count(*) filter (where ended_at is null)::int as unpaid from studio.part',
  )
  expect(rows[0]?.parts).toBeGreaterThan(1)
  expect(rows[0]?.unpaid).toBe(0)
  expect(studio.gateway.ledger.balanceCents).toBe(await studio.expectedBalance())
})

/**
 * Ends all held stakes of the players, with as many attempts as necessary: a hand of cards is played to its end first.
 */
async function endAllHeldStakes(players: readonly TestPlayer[]): Promise<void> {
  for (let attempt = 0; attempt < 200 && (await openRounds()) !== 0; attempt++) {
    await Promise.all(players.map((player) => player.endHeldStakes().catch(() => null)))
    await pause(250)
  }
}
