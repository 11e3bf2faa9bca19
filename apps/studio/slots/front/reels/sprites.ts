import type { Pictures } from './machine.ts'

interface Sprite {
  sharp: HTMLCanvasElement
  /** Motion-blurred along the reel's direction. */
  blurred: HTMLCanvasElement
}

export type Sprites<Name extends string> = ReadonlyMap<Name, Sprite>

const SMEARS = 21
const SMEAR_ALPHA = 0.17
/** Vertical extent of the motion blur, in heights of a symbol. */
const SMEAR_REACH = 0.3
/** Margin for the motion blur above and below, in heights of a symbol. */
export const SPRITE_MARGIN = 0.35

/** Draws each picture once at its displayed size, so that a frame only copies pixels. */
export function createSprites<Name extends string>(pictures: Pictures<Name>, sizePixels: number): Sprites<Name> {
  const size = Math.max(1, Math.round(sizePixels))
  return new Map(
    [...pictures].map(([name, picture]) => {
      const sharp = canvasWith(size, (context, top) => context.drawImage(picture, 0, top, size, size))
      const blurred = canvasWith(size, (context, top) => {
        for (let smear = 0; smear < SMEARS; smear++) {
          const shift = (smear / (SMEARS - 1) - 0.5) * 2 * SMEAR_REACH * size
          context.globalAlpha = SMEAR_ALPHA
          context.drawImage(picture, 0, top + shift, size, size)
        }
      })
      return [name, { sharp, blurred }]
    }),
  )
}

function canvasWith(size: number, draw: (context: CanvasRenderingContext2D, top: number) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = Math.round(size * (1 + 2 * SPRITE_MARGIN))
  const context = canvas.getContext('2d')
  if (context) draw(context, size * SPRITE_MARGIN)
  return canvas
}
