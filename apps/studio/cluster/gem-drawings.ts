import { gems } from '../slots/art/gems.ts'
import { scatterArt } from '../slots/art/machine-art.ts'
import { GEM_NAMES } from '../slots/neutral-symbols.ts'
import { GEMS, SCATTER } from './maths/symbols.ts'

/** The most distinct gems of the slots: no two have the same outline. */
const DECIMALS = [0, 1, 2, 3, 4, 5, 7] as const

/** Index of each letter's gem among those of the slots, for its drawing and its name. */
const placeOfGem: ReadonlyMap<string, number> = new Map(Array.from(GEMS, (letter, nth) => [letter, DECIMALS[nth] ?? 0]))

/** Message id of the gem's name. */
export const nameOfGem = (letter: string): (typeof GEM_NAMES)[number] =>
  GEM_NAMES[placeOfGem.get(letter) ?? 0] ?? 'ruby'

/** SVG. */
export const drawingOf = (letter: string): string =>
  letter === SCATTER ? scatterArt : (gems[placeOfGem.get(letter) ?? 0] ?? '')
