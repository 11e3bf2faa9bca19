import { afterAll, expect, test } from 'vitest'

import { PATIENCE, seeds } from './seeds.ts'
import { Stages } from './stages.ts'

const RATES = { wallet: 0.1, service: 0.1, page: 0.1 }
const KILLS = 2

const stages = new Stages()
afterAll(() => stages.close())

test.concurrent.each(seeds(51, 100))(
  'ledger and vendors agree after a process dies in the middle of a call: FAULT_SEED=%s',
  { ...PATIENCE },
  async (seed) => {
    expect(await stages.run({ seed, rates: RATES, deaths: KILLS })).toEqual([])
  },
)

test('and rounds were completed throughout', () => {
  console.log(`${stages.rounds} rounds`)
  expect(stages.rounds).toBeGreaterThan(0)
})
