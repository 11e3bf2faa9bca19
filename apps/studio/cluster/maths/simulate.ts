import { drawEntry } from '../book/read-book.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { measured } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'
import { playedBook } from './exact/figures.ts'
import { UNITS_OF_STAKE } from './paytable.ts'
import { published } from './published.ts'

/** Draws this number of rounds from the book. Each round of the book is computed once, before the draws. */
export function simulateCluster(rounds: number, draw: DrawBelow): MeasuredReturn {
  return measured(
    rounds,
    Number(published.returnToPlayer),
    () => (playedBook[drawEntry(draw)]?.units ?? 0) / UNITS_OF_STAKE,
  )
}
