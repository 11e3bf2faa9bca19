import type { DemoGame } from '@ante/demo/types.ts'

import { dressOf } from '../../apps/sandbox/quick-pick/dresses/dress-of.ts'
import { dresses } from '../../apps/sandbox/quick-pick/dresses/dresses.ts'
import { volleyAtWater } from '../../apps/sandbox/test/look-into-water.ts'
import type { Chance } from '../art/kit/chance.ts'

/** How somebody plays an engine. */
export interface Hand {
  /** What he picks with his stake. */
  choice?(game: DemoGame, chance: Chance): unknown
  /** The same where it depends on what he finds there: asked once his page stands open, by its key. */
  atTable?(url: string, key: string): Promise<unknown>
  /** What he does with a stake that is held; null where he waits for what comes. */
  act?(chance: Chance): unknown
}

export type Hands = Readonly<Partial<Record<string, Hand>>>

/** Of each engine, one line. One that is not here is not played under faults. */
export const hands: Hands = {
  northlight: {},
  lines: {},
  ways: {},
  classic: {},
  dice: { choice: (_, chance) => ({ side: chance.pick(['under', 'over'] as const), faces: 5_000 }) },
  plinko: { choice: () => ({ rows: 8, risk: 'low' }) },
  // With one safe field whatever is opened ends it.
  mines: { choice: () => ({ mines: 24 }), act: (chance) => ({ open: chance.pick([0, 6, 12, 18, 24]) }) },
  'quick-pick': { choice: (game, chance) => chance.pick(dresses[dressOf(game)].choices).id },
  fish: { atTable: volleyAtWater },
}
