import type { Brush } from '../kit/brush.ts'
import type { PenName } from '../lettering/pen.ts'
import { shapeTitle } from '../lettering/title.ts'

interface Space {
  x: number
  y: number
  width: number
  height: number
}

/** A few letters on an object: a sign, a ball, a card. */
export const lettered = (brush: Brush, text: string, space: Space, colour: string, pen: PenName = 'poster'): string =>
  brush.flat(shapeTitle(text, pen, 'straight', space).path, colour)
