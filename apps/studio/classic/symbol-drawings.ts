import { bell, cherry, lemon, plum } from '../slots/art/fruit.ts'
import { barsArt, sevenArt } from '../slots/art/machine-art.ts'
import type { SymbolName } from './maths/symbols.ts'

/** As SVG. */
export const symbolDrawings: Record<SymbolName, string> = {
  seven: sevenArt,
  'three-bars': barsArt(3),
  'two-bars': barsArt(2),
  'one-bar': barsArt(1),
  bell,
  cherry,
  lemon,
  plum,
}
