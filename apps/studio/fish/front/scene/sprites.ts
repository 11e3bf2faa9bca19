import { drawings } from '../../art/drawings.ts'
import type { Drawing, FishShape } from '../../art/shapes.ts'
import type { Creature } from '../../maths/creatures.ts'
import { swimmers } from '../../sea/swimmers.ts'

const FRAMES = 8
const SLICE_PIXELS = 3
/** Large sprites have a lower resolution: they are blurry anyway, and memory is limited. */
const MAX_SIDE_PIXELS = 640
const PICTURE_PIXELS = 132

export interface Sprite {
  frames: readonly HTMLCanvasElement[]
  /** Displayed size. */
  width: number
  height: number
}

/** Sprites of all creatures, drawn once per phase of the tail beat; a frame only copies them. */
export class Sprites {
  #cache = new Map<Creature, Sprite[]>()
  #unit = 0
  #pixels = 1

  /** Invalidates the sprites, which are then redrawn on demand. */
  setScale(unit: number, pixels: number): void {
    if (unit === this.#unit && pixels === this.#pixels) return
    this.#unit = unit
    this.#pixels = pixels
    this.#cache = new Map()
  }

  /** Redraws the sprites after the browser has cleared their canvases. */
  redraw(): void {
    this.#cache = new Map()
  }

  spriteOf(creature: Creature, broken = 0): Sprite {
    let sprites = this.#cache.get(creature)
    if (!sprites) this.#cache.set(creature, (sprites = []))
    return (sprites[broken] ??= this.#draw(creature, broken))
  }

  #draw(creature: Creature, broken: number): Sprite {
    const drawing = drawings[creature]
    const width = swimmers[creature].length * this.#unit
    const height = (width * drawing.height) / drawing.width
    const scale = Math.min(this.#pixels, MAX_SIDE_PIXELS / width) * (width / drawing.width)
    const staticSprite = stillOf(drawing, scale, broken)
    const frames = drawing.beat === 0 ? [staticSprite] : beating(staticSprite, drawing.beat * scale)
    return { frames, width, height: (height * (frames[0]?.height ?? 1)) / staticSprite.height }
  }
}

function stillOf(drawing: Drawing, scale: number, broken: number): HTMLCanvasElement {
  const [canvas, context] = blank(drawing.width * scale, drawing.height * scale)
  context.scale(scale, scale)
  for (const shape of drawing.shapes) if (isWhole(shape, broken)) paint(context, shape, drawing.height)
  return canvas
}

const isWhole = ({ part }: FishShape, broken: number): boolean =>
  part === undefined || (part === 'boss-shell' ? broken < 1 : broken < 2)

function paint(context: CanvasRenderingContext2D, { d, fill, line }: FishShape, height: number): void {
  const path = pathOf(d)
  if (line) {
    context.strokeStyle = line.colour
    context.lineWidth = line.width
    context.lineCap = 'round'
    context.stroke(path)
  }
  if (fill === undefined) return
  if (typeof fill === 'string') context.fillStyle = fill
  else {
    const gradient = context.createLinearGradient(0, 0, 0, height)
    gradient.addColorStop(0, fill[0])
    gradient.addColorStop(1, fill[1])
    context.fillStyle = gradient
  }
  context.fill(path)
}

const pathOf = (d: string) => new Path2D(d)

/** The drawing in slices that move up and down, the tail more than the head. */
function beating(staticSprite: HTMLCanvasElement, beat: number): HTMLCanvasElement[] {
  const room = Math.ceil(beat)
  return Array.from({ length: FRAMES }, (_, frame) => {
    const [canvas, context] = blank(staticSprite.width, staticSprite.height + 2 * room)
    for (let x = 0; x < staticSprite.width; x += SLICE_PIXELS) {
      const along = x / staticSprite.width
      const off = beat * (1 - along) ** 1.4 * Math.sin((frame / FRAMES + along * 0.8) * 2 * Math.PI)
      context.drawImage(
        staticSprite,
        x,
        0,
        SLICE_PIXELS,
        staticSprite.height,
        x,
        room + off,
        SLICE_PIXELS,
        staticSprite.height,
      )
    }
    return canvas
  })
}

export function blank(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  return [canvas, context]
}

/** A single creature, for text pages. */
export function pictureOf(drawing: Drawing, name: string): HTMLCanvasElement {
  const canvas = stillOf(drawing, PICTURE_PIXELS / drawing.width, 0)
  canvas.className = name
  canvas.setAttribute('aria-hidden', 'true')
  return canvas
}
