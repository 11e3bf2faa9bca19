import { baccarat } from './baccarat/rules.ts'
import { bookFamily } from './book/family.ts'
import { cockfight } from './cockfight/rules.ts'
import { crashFamily } from './crash/family.ts'
import { fishFamily } from './fish/family.ts'
import { holdemFamily } from './holdem/family.ts'
import { minesFamily } from './mines/family.ts'
import { roulette } from './roulette/rules.ts'
import { tablesFamily } from './tables/family.ts'
import type { MakeFamily } from './kit/family.ts'

/** All families of games whose state is not limited to their rounds. */
export const families: readonly MakeFamily[] = [
  fishFamily,
  crashFamily,
  minesFamily,
  holdemFamily,
  tablesFamily([baccarat, roulette, cockfight]),
  bookFamily,
]
