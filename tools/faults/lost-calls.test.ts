import { afterAll, expect, test } from 'vitest'

import { PATIENCE, seeds } from './seeds.ts'
import { Stages } from './stages.ts'

const RATES = { wallet: 0.25, service: 0.2, page: 0.15 }

const stages = new Stages()
afterAll(() => stages.close())

test.concurrent.each(seeds(1, 50))(
  'ledger and vendors agree when calls are lost, late, doubled, reordered and garbled: FAULT_SEED=%s',
  { ...PATIENCE },
  async (seed) => {
    expect(await stages.run({ seed, rates: RATES, deaths: 0 })).toEqual([])
  },
)

test('and rounds were completed throughout', () => {
  console.log(`${stages.rounds} rounds`)
  expect(stages.rounds).toBeGreaterThan(0)
})
