import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isBossSecond, isInSight, fishPositionAt, Sea } from './sea.ts'
import { BOSS_FIRST_SECOND, swimmers } from './swimmers.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const times = fc.integer({ min: 0, max: 12 * 60 * MINUTE_MS })

test('two clients with the same seed see the same fish at the same positions, at any time of joining', () => {
  fc.assert(
    fc.property(seeds, times, times, (seed, atMs, before) => {
      const [one, other] = [new Sea(seed), new Sea(seed)]
      other.swimming(before)
      const seenBy = (sea: Sea) => sea.swimming(atMs).map((fish) => ({ fish, position: fishPositionAt(fish, atMs) }))
      expect(seenBy(one)).toEqual(seenBy(other))
    }),
    { numRuns: 30 },
  )
})

test('a fish is found by its id, and an id that never existed returns none', () => {
  fc.assert(
    fc.property(seeds, times, (seed, atMs) => {
      const sea = new Sea(seed)
      const swimming = sea.swimming(atMs)
      expect(swimming.map(({ id }) => sea.fish(id))).toEqual(swimming)
      expect(new Set(swimming.map(({ id }) => id)).size).toBe(swimming.length)
    }),
    { numRuns: 30 },
  )
  expect([-1, -17, 15].map((id) => new Sea(1).fish(id))).toEqual([null, null, null])
})

test('each fish enters from outside, crosses the room, and leaves it', () => {
  const sea = new Sea(7)
  for (const fish of sea.swimming(10 * MINUTE_MS)) {
    const { crossesMs } = swimmers[fish.creature]
    const seen = Array.from({ length: 51 }, (_, step) => isInSight(fish, fish.createdMs + (crossesMs * step) / 50))
    expect([seen[0], seen.at(-1)]).toEqual([false, false])
    expect(seen.filter(Boolean).length).toBeGreaterThan(15)
    expect(fishPositionAt(fish, fish.createdMs - 1)).toBeNull()
    expect(fishPositionAt(fish, fish.createdMs + crossesMs + 1)).toBeNull()
  }
})

test('the room is never empty and never crowded', () => {
  const counts = Array.from({ length: 15 }, (_, seed) => new Sea(seed * 7_919)).flatMap((sea) =>
    Array.from({ length: 200 }, (_, step) => {
      const atMs = MINUTE_MS + step * 3_000
      return sea.swimming(atMs).filter((fish) => isInSight(fish, atMs)).length
    }),
  )

  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(60)
})

test('the boss appears on a schedule', () => {
  const sea = new Sea(3)
  const atMs = (BOSS_FIRST_SECOND + 30) * 1_000

  expect(isBossSecond(BOSS_FIRST_SECOND)).toBe(true)
  expect(sea.swimming(atMs).filter(({ creature }) => creature === 'boss')).toHaveLength(1)
  expect(sea.swimming(atMs - 31_000).filter(({ creature }) => creature === 'boss')).toHaveLength(0)
})
