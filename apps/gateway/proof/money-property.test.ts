import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { verifyLedger } from '../wallet/public.ts'
import { disagreements, history, runHistory } from './test/history.ts'
import { illegalSteps } from './test/illegal-steps.ts'
import { World } from './test/world/world.ts'

/** Number of simulated gateways. Each runs histories of separate members; all share the merchant's accounts. */
const INSTANCES = 16
const DEFAULT_RUNS = 42
/** Number of histories per process. */
const RUNS = Number(process.env['PROOF_RUNS'] ?? DEFAULT_RUNS)
/** A failed run prints seed and path; `PROOF_SEED=… PROOF_PATH=…` repeats it. */
const SEED = Number(process.env['PROOF_SEED'] ?? 20_260_301)
const PATH = process.env['PROOF_PATH']
/** Minimum number of operations in a default run; a custom run may have fewer. */
const MIN = PATH || RUNS < DEFAULT_RUNS ? 1 : 100_000
/** No retries: a single loss of money is a failure. */
const ONCE = { timeout: 10 * 60_000, retry: 0 }

let world: World
beforeAll(async () => {
  world = await World.open(PATH ? 1 : INSTANCES)
})
afterAll(() => world.close())

let done = 0

test(
  'with any operations in any order, and crashes at any point, each member’s balance matches the answers',
  ONCE,
  async () => {
    const livedThrough = world.instances.map((instance, index) => {
      const propertyOfHistories = fc.asyncProperty(history, async (steps) => {
        const { player, upline } = await runHistory(world, instance, steps)
        done += steps.length
        expect([...(await disagreements(instance, player)), ...(await disagreements(instance, upline))]).toEqual([])
      })
      return fc.assert(propertyOfHistories, { numRuns: RUNS, seed: SEED + index, ...(PATH && { path: PATH }) })
    })
    await Promise.all(livedThrough)
    console.log(`${done} operations, ${world.crashes} deaths`)
    expect(world.crashes).toBeGreaterThan(0)
    expect(done).toBeGreaterThanOrEqual(MIN)
  },
)

test('afterwards the ledger is consistent: sums, chains, keys, and no negative balances', ONCE, async () => {
  expect((await verifyLedger(world.database.db)).problems).toEqual([])
})

test('afterwards all stored steps are legal transitions', ONCE, async () => {
  expect(await illegalSteps(world.database.db)).toEqual([])
})
