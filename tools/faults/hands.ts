import type { DemoGame } from '@ante/demo/types.ts'

import { dressOf } from '../../apps/sandbox/quick-pick/dresses/dress-of.ts'
import { dresses } from '../../apps/sandbox/quick-pick/dresses/dresses.ts'
import type { Chance } from '../art/kit/chance.ts'

/** How somebody plays an engine. */
export interface Hand {
  /** What he picks with his stake. */
  choice?(game: DemoGame, chance: Chance): unknown
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
  'quick-pick': { choice: (game, chance) => chance.pick(dresses[dressOf(game)].choices).id },
}
