import { coinTable, SIDES } from '@ante/studio/test/coin-table.ts'
import { afterAll, expect, test } from 'vitest'

import { hands } from './strategies/strategies.ts'
import type { Hand } from './strategies/strategies.ts'
import { PATIENCE, seeds } from './seeds.ts'
import { Stages } from './stages.ts'

const RATES = { wallet: 0.2, service: 0.15, page: 0.15 }

/** Who sits at that table leaves it early now and then. */
const coinHand: Hand = {
  choice: (_game, chance) => chance.pick(SIDES),
  act: (chance) => (chance.flip(0.4) ? 'leave' : null),
}

/** At every table of rounds with choices a stake is held now until its deal is over, whatever the vendor's protocol. */
const stages = new Stages({ families: [coinTable], hands: { ...hands, 'quick-pick': coinHand } })
afterAll(() => stages.close())

test.concurrent.each(seeds(101, 120))(
  'whatever happens to stakes that are decided later, ledger and vendors agree: FAULT_SEED=%s',
  { ...PATIENCE },
  async (seed) => {
    const deaths = Number(seed) % 2 === 0 ? 2 : 0
    expect(await stages.run({ seed, rates: RATES, deaths })).toEqual([])
  },
)

test('and rounds were seen to their end all the while', () => {
  console.log(`${stages.rounds} rounds`)
  expect(stages.rounds).toBeGreaterThan(0)
})
