import { gems } from '../slots/art/gems.ts'
import { scatterArt } from '../slots/art/machine-art.ts'
import { GEM_NAMES } from '../slots/neutral-symbols.ts'
import { GEMS, SCATTER } from './maths/symbols.ts'

/** Of the slots' stones those that look least alike: no two have one outline. */
const PLACES = [0, 1, 2, 3, 4, 5, 7] as const

/** Each letter's stone among those of the slots: its drawing and its name have one place. */
const placeOfGem: ReadonlyMap<string, number> = new Map(Array.from(GEMS, (letter, nth) => [letter, PLACES[nth] ?? 0]))

/** The word of its name. */
export const nameOfGem = (letter: string): (typeof GEM_NAMES)[number] =>
  GEM_NAMES[placeOfGem.get(letter) ?? 0] ?? 'ruby'

/** SVG. */
export const drawingOf = (letter: string): string =>
  letter === SCATTER ? scatterArt : (gems[placeOfGem.get(letter) ?? 0] ?? '')
