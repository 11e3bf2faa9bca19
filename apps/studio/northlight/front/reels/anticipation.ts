import { REELS } from '../../maths/lines.ts'
import { MIN_OF_A_KIND } from '../../maths/paytable.ts'
import { columnAt, strips } from '../../maths/strips.ts'
import { SCATTER } from '../../maths/symbols.ts'

/** For each reel, whether it is slowed down for suspense: one more lantern would award free spins. */
export function anticipatedReels(stops: readonly number[]): boolean[] {
  let seen = 0
  return Array.from({ length: REELS }, (_, reel) => {
    const anticipated = seen === MIN_OF_A_KIND - 1
    const strip = strips[reel] ?? []
    if (columnAt(strip, stops[reel] ?? 0).includes(SCATTER)) seen += 1
    return anticipated
  })
}
