import type { Family } from './family.ts'
import type { Play } from './play.ts'
import type { PrizeMode } from './prize-mode.ts'

/** Everything that the rules of this family and prize mode know, in the order of the menu. */
export function playsOf(_family: Family, _prizeMode: PrizeMode): readonly Play[] {
  return []
}

/** A play by what stands in a slip. */
export function playById(_id: number): Play | undefined {
  return undefined
}
