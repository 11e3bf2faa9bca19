import { isOwnLottery } from '@ante/contract/launch/own-lottery.ts'
import { prngFrom } from '@ante/demo-art/kit/prng.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { vendors } from '@ante/demo/vendors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { bookDiscrepancies } from './book-discrepancies.ts'
import { sitesInTurn, playable, visitTo } from './session.ts'
import type { Visit } from './session.ts'
import { strategies } from './strategies/strategies.ts'
import { siteNameOf, faultSites } from './fault-sites.ts'
import { Player } from './player.ts'
import { PLAYERS } from './run-schedule.ts'
import { LONG_TIMEOUT, seeds } from './seeds.ts'
import { settle } from './settle.ts'
import { openEnvironment } from './test-environment.ts'
import type { TestEnvironment } from './test-environment.ts'

/** Visits per player: no balance lasts for all sites. */
const VISITS = 6
const ATTEMPTS = 5
const PLAY_LIMIT_MS = 240_000

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openEnvironment({ families: [], strategies, timeScale: 1 })
})
afterAll(() => environment.close())

test('every vendor of the demo has a fault site, and every site has a strategy and an affordable stake', () => {
  const playedAt = (vendor: string) => faultSites.some(({ name }) => name.startsWith(`${vendor} `))
  // The gateway plays its own lotteries itself, without calls between two sides.
  expect(vendors.filter(({ code }) => !isOwnLottery(code) && !playedAt(code))).toEqual([])
  expect(faultSites.filter(({ titles }) => playable(titles, strategies).length === 0)).toEqual([])
})

test.each([
  ['lost calls', 1, 50],
  ['deaths', 51, 100],
])('the schedules of %s start at every fault site', (_, first, last) => {
  const turns = seeds(first, last, {}).flatMap((seed) =>
    Array.from({ length: PLAYERS }, (_player, number) => Number(seed) * PLAYERS + number),
  )
  const begunAt = new Set(turns.flatMap((turn) => sitesInTurn(turn).flatMap((titles) => titles.map(siteNameOf))))
  expect(faultSites.filter(({ name }) => !begunAt.has(name))).toEqual([])
})

test('every strategy belongs to an engine with games', () => {
  expect(Object.keys(strategies).toSorted()).toEqual([...new Set(games.map(engineOf))].toSorted())
})

test(
  'without faults a round is completed at each fault site, and the books of both sides match',
  LONG_TIMEOUT,
  async () => {
    const prng = prngFrom('every site')
    const memberIds: bigint[] = []
    let left = faultSites
    // A table may be full, or a flight may last long: the player tries again.
    for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt++) {
      for (let from = 0; from < left.length; from += VISITS) {
        const visitedTitles = left
          .slice(from, from + VISITS)
          .map(({ titles }) => prng.pick(playable(titles, strategies)))
        const player = await Player.create(environment)
        memberIds.push(player.memberId)
        await player.play(
          visitedTitles.map((game) => plainVisitTo(game, { strategies, prng })),
          PLAY_LIMIT_MS,
        )
        await player.endHeldStakes()
      }
      expect(await settle(environment)).toEqual([])
      const ended = await sitesWithClosedRound(environment)
      left = left.filter(({ name }) => !ended.has(name))
    }
    expect(left.map(({ name }) => name)).toEqual([])
    expect(await bookDiscrepancies(environment, memberIds)).toEqual([])
  },
)

const plainVisitTo = (...of: Parameters<typeof visitTo>): Visit => ({ ...visitTo(...of), playStyle: 'patient' })

async function sitesWithClosedRound({ studioDatabase }: TestEnvironment): Promise<Set<string>> {
  const { rows } = await studioDatabase.query<{ vendor: string; gameId: string }>(
    `select distinct vendor, game_id as "gameId" from studio.round where state = 'closed'`,
  )
  const ended = new Set(rows.map(({ vendor, gameId }) => `${vendor} ${gameId}`))
  return new Set(games.filter(({ vendor, gameId }) => ended.has(`${vendor} ${gameId}`)).map(siteNameOf))
}
