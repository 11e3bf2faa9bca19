import type { Draw } from './draw.ts'
import type { Family } from './family.ts'

/** The next byte, 0 to 255, of a stream that does not end. */
export type NextByte = () => number

/** The family's draw out of random bytes, without bias: a byte that would prefer a number is thrown away. */
export function drawFromBytes(family: Family, next: NextByte): Draw {
  throw new Error(`no draw of ${family} yet: ${next()}`)
}
