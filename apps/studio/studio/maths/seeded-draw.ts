import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'

import type { DrawBelow } from './draw-below.ts'

/**
 * A repeatable generator (Mersenne Twister) for tests, pictures and rounds that stand fixed in a book; it never decides what
 * a player wins. Neighbouring seeds give unrelated draws, which the smaller generators of the library do not promise.
 */
export function seededDraw(seed: number): DrawBelow {
  const generator = mersenne(seed)
  return (limit) => uniformInt(generator, 0, limit - 1)
}
