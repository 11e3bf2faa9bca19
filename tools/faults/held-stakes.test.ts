import { coinTable, SIDES } from '@ante/studio/test/coin-table.ts'
import { afterAll, expect, test } from 'vitest'

import { strategies } from './strategies/strategies.ts'
import type { Strategy } from './strategies/strategies.ts'
import { LONG_TIMEOUT, seeds } from './seeds.ts'
import { EnvironmentPool } from './environment-pool.ts'

const RATES = { wallet: 0.2, service: 0.15, page: 0.15 }

/** Strategy for the coin table: players sometimes leave the table early. */
const coinStrategy: Strategy = {
  choice: (_game, prng) => prng.pick(SIDES),
  act: (prng) => (prng.flip(0.4) ? 'leave' : null),
}

/** Environments in which the coin table, whose stakes are held until its deal ends, replaces Quick Pick. */
const environments = new EnvironmentPool({
  families: [coinTable],
  strategies: { ...strategies, 'quick-pick': coinStrategy },
})
afterAll(() => environments.close())

test.concurrent.each(seeds(101, 120))(
  'ledger and vendors agree on stakes with a later decision under any faults: FAULT_SEED=%s',
  { ...LONG_TIMEOUT },
  async (seed) => {
    const deaths = Number(seed) % 2 === 0 ? 2 : 0
    expect(await environments.run({ seed, rates: RATES, deaths })).toEqual([])
  },
)

test('players completed rounds in all schedules together', () => {
  console.log(`${environments.rounds} rounds`)
  expect(environments.rounds).toBeGreaterThan(0)
})
