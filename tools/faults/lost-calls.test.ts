import { afterAll, expect, test } from 'vitest'

import { PATIENCE, seeds } from './seeds.ts'
import { Stages } from './stages.ts'

const RATES = { wallet: 0.25, service: 0.2, page: 0.15 }

const stages = new Stages()
afterAll(() => stages.close())

test.concurrent.each(seeds(1, 50))(
  'however calls are lost, late, doubled, overtaken and garbled, ledger and vendors agree: FAULT_SEED=%s',
  { ...PATIENCE },
  async (seed) => {
    expect(await stages.run({ seed, rates: RATES, deaths: 0 })).toEqual([])
  },
)

test('and rounds were seen to their end all the while', () => {
  console.log(`${stages.rounds} rounds`)
  expect(stages.rounds).toBeGreaterThan(0)
})
