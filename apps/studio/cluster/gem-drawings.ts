import { gems } from '../slots/art/gems.ts'
import { scatterArt } from '../slots/art/machine-art.ts'
import { GEM_NAMES } from '../slots/neutral-symbols.ts'
import { GEMS, SCATTER } from './maths/symbols.ts'

/** Indexes of the most distinct gems of the slots: no two have the same outline. */
const DISTINCT_GEMS = [0, 1, 2, 3, 4, 5, 7] as const

/** Index of each letter's gem among the gems of the slots, for the drawing and the name. */
const indexOfGem: ReadonlyMap<string, number> = new Map(
  Array.from(GEMS, (letter, nth) => [letter, DISTINCT_GEMS[nth] ?? 0]),
)

/** Message id of the gem's name. */
export const nameOfGem = (letter: string): (typeof GEM_NAMES)[number] =>
  GEM_NAMES[indexOfGem.get(letter) ?? 0] ?? 'ruby'

/** Returns the SVG of a gem or scatter. */
export const drawingOf = (letter: string): string =>
  letter === SCATTER ? scatterArt : (gems[indexOfGem.get(letter) ?? 0] ?? '')
