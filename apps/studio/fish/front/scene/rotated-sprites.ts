import { blank } from './sprites.ts'

/** Minimum change of heading, in radians, that requires a new rotation. */
const TURNED_ENOUGH = 0.03
/** Number of frames between removals of fish that have left. */
const SWEEP_EVERY = 120

/** Target of a sprite: its size in screen pixels and its heading. */
interface Pose {
  frame: HTMLCanvasElement
  width: number
  height: number
  turn: number
  mirrorX: number
  mirrorY: number
}

interface RotatedEntry extends Pose {
  canvas: HTMLCanvasElement
  context: CanvasRenderingContext2D
  /** Width and height, in pixels, of the part of the canvas that contains the sprite. */
  boxWidth: number
  boxHeight: number
  painted: number
}

/**
 * Cache of rotated fish sprites. Copying with rotation costs a phone without a graphics processor five times as much as
 * plain copying, so each sprite is rotated once per tail beat and copied until the next.
 */
export class RotatedSprites {
  readonly #sprites = new Map<number, RotatedEntry>()
  #paintings = 0

  /** Begins a frame; from time to time removes the sprites of fish that are no longer painted. */
  begin(): void {
    this.#paintings += 1
    if (this.#paintings % SWEEP_EVERY > 0) return
    for (const [id, { painted }] of this.#sprites) if (this.#paintings - painted > 1) this.#sprites.delete(id)
  }

  /** Paints with the centre at this position, in screen pixels; the context must not be rotated. */
  paint(context: CanvasRenderingContext2D, id: number, pose: Pose, at: { x: number; y: number }): void {
    const stored = this.#entryFor(id, pose)
    stored.painted = this.#paintings
    const { canvas, boxWidth, boxHeight } = stored
    // Copying to fractional pixels would cause smoothing, which is as expensive as rotating.
    const [x, y] = [Math.round(at.x - boxWidth / 2), Math.round(at.y - boxHeight / 2)]
    context.drawImage(canvas, 0, 0, boxWidth, boxHeight, x, y, boxWidth, boxHeight)
  }

  #entryFor(id: number, pose: Pose): RotatedEntry {
    const cached = this.#sprites.get(id)
    const hasSameSize = cached && cached.width === pose.width && cached.height === pose.height
    if (hasSameSize && isSame(cached, pose)) return cached
    const side = Math.ceil(Math.hypot(pose.width, pose.height)) + 2
    const [canvas, context] = hasSameSize ? [cached.canvas, cached.context] : blank(side, side)
    const stored = { ...pose, canvas, context, ...boxOf(pose), painted: this.#paintings }
    turn(stored)
    this.#sprites.set(id, stored)
    return stored
  }
}

const isSame = (stored: Pose, { frame, turn: angle, mirrorX, mirrorY }: Pose): boolean =>
  stored.frame === frame &&
  stored.mirrorX === mirrorX &&
  stored.mirrorY === mirrorY &&
  Math.abs(stored.turn - angle) < TURNED_ENOUGH

/** Returns the bounding box of a rotated sprite, with an antialiased pixel on each side. */
function boxOf({ width, height, turn: angle }: Pose): { boxWidth: number; boxHeight: number } {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { boxWidth: Math.ceil(width * cos + height * sin) + 2, boxHeight: Math.ceil(width * sin + height * cos) + 2 }
}

function turn({
  canvas,
  context,
  frame,
  width,
  height,
  turn: angle,
  mirrorX,
  mirrorY,
  boxWidth,
  boxHeight,
}: RotatedEntry): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.setTransform(cos * mirrorX, sin * mirrorX, -sin * mirrorY, cos * mirrorY, boxWidth / 2, boxHeight / 2)
  context.drawImage(frame, -width / 2, -height / 2, width, height)
}
