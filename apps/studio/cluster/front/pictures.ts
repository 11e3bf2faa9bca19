import { drawingOf } from '../gem-drawings.ts'
import { GEMS, SCATTER } from '../maths/symbols.ts'

/** Image source of each letter. */
const sources: ReadonlyMap<string, string> = new Map(
  Array.from(GEMS + SCATTER, (letter) => [letter, `data:image/svg+xml,${encodeURIComponent(drawingOf(letter))}`]),
)

export const sourceOf = (letter: string): string => sources.get(letter) ?? ''
