import { openPart } from './rain-field.ts'
import type { RainField } from './rain-field.ts'

export interface Sprites {
  whole: CanvasImageSource
  opened: CanvasImageSource
}

const ADDRESSES = ['/pictures/states/red-envelope.svg', '/pictures/states/red-envelope-open.svg'] as const
/** Where the envelope stands in its picture of 200 by 160, and how fine it is kept. */
const CUT = { x: 56, y: 16, width: 88, height: 128 }
const FINE = 1.6

/** The pictures as pixels: to draw a vector anew for each of twenty envelopes would cost every frame. */
export async function loadSprites(addressOf: (path: string) => string): Promise<Sprites> {
  const [whole, opened] = await Promise.all([spriteOf(addressOf(ADDRESSES[0])), spriteOf(addressOf(ADDRESSES[1]))])
  return { whole, opened }
}

async function spriteOf(address: string): Promise<CanvasImageSource> {
  const picture = new Image()
  await new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', reject)
    picture.src = address
  })
  const canvas = document.createElement('canvas')
  canvas.width = CUT.width * FINE
  canvas.height = CUT.height * FINE
  canvas.getContext('2d')?.drawImage(picture, -CUT.x * FINE, -CUT.y * FINE, 200 * FINE, 160 * FINE)
  return canvas
}

/** Draws all envelopes as they are now; `density` is how many pixels of the canvas make one of the page. */
export function drawField(
  context: CanvasRenderingContext2D,
  field: RainField,
  sprites: Sprites,
  density: number,
): void {
  const { canvas } = context
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  for (const drop of field.drops) {
    if (!drop.isThere) continue
    const part = openPart(drop)
    const [cos, sin] = [Math.cos(drop.turn) * density, Math.sin(drop.turn) * density]
    const grown = 1 + 0.35 * part
    context.setTransform(cos * grown, sin * grown, -sin * grown, cos * grown, drop.x * density, drop.y * density)
    context.globalAlpha = 1 - part * part
    const sprite = drop.openFor < 0 ? sprites.whole : sprites.opened
    context.drawImage(sprite, -drop.width / 2, -drop.height / 2, drop.width, drop.height)
  }
  context.globalAlpha = 1
}
