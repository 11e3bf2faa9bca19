import { afterAll, expect, test } from 'vitest'

import { LONG_TIMEOUT, seeds } from './seeds.ts'
import { EnvironmentPool } from './environment-pool.ts'

const RATES = { wallet: 0.1, service: 0.1, page: 0.1 }
const KILLS = 2

const environments = new EnvironmentPool()
afterAll(() => environments.close())

test.concurrent.each(seeds(51, 100))(
  'ledger and vendors agree after a process dies in the middle of a call: FAULT_SEED=%s',
  { ...LONG_TIMEOUT },
  async (seed) => {
    expect(await environments.run({ seed, rates: RATES, deaths: KILLS })).toEqual([])
  },
)

test('players completed rounds in all schedules together', () => {
  console.log(`${environments.rounds} rounds`)
  expect(environments.rounds).toBeGreaterThan(0)
})
