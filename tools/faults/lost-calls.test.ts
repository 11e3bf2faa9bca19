import { afterAll, expect, test } from 'vitest'

import { LONG_TIMEOUT, seeds } from './seeds.ts'
import { EnvironmentPool } from './environment-pool.ts'

const RATES = { wallet: 0.25, service: 0.2, page: 0.15 }

const environments = new EnvironmentPool()
afterAll(() => environments.close())

test.concurrent.each(seeds(1, 50))(
  'ledger and vendors agree when calls are lost, late, doubled, reordered and garbled: FAULT_SEED=%s',
  { ...LONG_TIMEOUT },
  async (seed) => {
    expect(await environments.run({ seed, rates: RATES, deaths: 0 })).toEqual([])
  },
)

test('players completed rounds in all schedules together', () => {
  console.log(`${environments.rounds} rounds`)
  expect(environments.rounds).toBeGreaterThan(0)
})
