import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'

import type { DrawBelow } from './draw-below.ts'

/**
 * A repeatable generator (Mersenne Twister) for tests, pictures and rounds fixed in a book; it never decides a player's
 * win. Neighbouring seeds give unrelated draws, which the library's smaller generators do not guarantee.
 */
export function seededDraw(seed: number): DrawBelow {
  const generator = mersenne(seed)
  return (limit) => uniformInt(generator, 0, limit - 1)
}
