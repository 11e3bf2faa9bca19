import { bookFamily } from '../book/family.ts'
import { crashFamily } from '../crash/family.ts'
import { fishFamily } from '../fish/family.ts'
import { holdemFamily } from '../holdem/family.ts'
import { minesFamily } from '../mines/family.ts'
import { tablesFamily } from '../tables/family.ts'
import type { MakeFamily } from './family.ts'

/** Every family of games that is more than its rounds. */
export const families: readonly MakeFamily[] = [
  fishFamily,
  crashFamily,
  minesFamily,
  holdemFamily,
  tablesFamily,
  bookFamily,
]
