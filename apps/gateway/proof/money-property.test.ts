import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { verifyLedger } from '../wallet/public.ts'
import { disagreements, history, live } from './test/history.ts'
import { illegalSteps } from './test/illegal-steps.ts'
import { World } from './test/world/world.ts'

/** Processes side by side; each lives through histories of its own members, and all share the merchant's accounts. */
const LANES = 16
const USUAL_RUNS = 42
/** Histories of each. */
const RUNS = Number(process.env['PROOF_RUNS'] ?? USUAL_RUNS)
/** A history that went wrong tells its seed and its path: `PROOF_SEED=… PROOF_PATH=…` tells it again. */
const SEED = Number(process.env['PROOF_SEED'] ?? 20_260_301)
const PATH = process.env['PROOF_PATH']
/** Of a usual run; who asks for another one may have fewer. */
const LEAST = PATH || RUNS < USUAL_RUNS ? 1 : 100_000
/** Money that was lost once is lost: there is no second try. */
const ONCE = { timeout: 10 * 60_000, retry: 0 }

let world: World
beforeAll(async () => {
  world = await World.open(PATH ? 1 : LANES)
})
afterAll(() => world.close())

let done = 0

test(
  'whatever is done, in whatever order, and wherever processes die: each member holds what he was answered',
  ONCE,
  async () => {
    const livedThrough = world.lanes.map((lane, place) => {
      const whatHappens = fc.asyncProperty(history, async (happenings) => {
        const { player, upline } = await live(world, lane, happenings)
        done += happenings.length
        expect([...(await disagreements(lane, player)), ...(await disagreements(lane, upline))]).toEqual([])
      })
      return fc.assert(whatHappens, { numRuns: RUNS, seed: SEED + place, ...(PATH && { path: PATH }) })
    })
    await Promise.all(livedThrough)
    console.log(`${done} operations, ${world.crashes} deaths`)
    expect(world.crashes).toBeGreaterThan(0)
    expect(done).toBeGreaterThanOrEqual(LEAST)
  },
)

test('and the ledger is sound: sums, chains, keys, and nobody overdrawn', ONCE, async () => {
  expect((await verifyLedger(world.database.db)).problems).toEqual([])
})

test('and whatever has states went along its edges alone', ONCE, async () => {
  expect(await illegalSteps(world.database.db)).toEqual([])
})
