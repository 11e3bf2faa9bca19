import { blank } from './sprites.ts'

/** A fish that turns by less, in radians, need not be turned anew. */
const TURNED_ENOUGH = 0.03
/** Between two looks at who swam away. */
const SWEEP_EVERY = 120

/** How a picture is to lie: its size in pixels of the screen, and which way it looks. */
interface Lie {
  frame: HTMLCanvasElement
  width: number
  height: number
  turn: number
  mirrorX: number
  mirrorY: number
}

interface TurnedEntry extends Lie {
  canvas: HTMLCanvasElement
  context: CanvasRenderingContext2D
  /** So much of the canvas, from its corner, is the picture. */
  across: number
  down: number
  painted: number
}

/**
 * Every fish as it lies now. To copy a picture and turn it costs a phone without a graphics processor to spare five times as much
 * as to copy it as it is, so each is turned once for a beat of its tail and copied until the next.
 */
export class Turned {
  readonly #kept = new Map<number, TurnedEntry>()
  #paintings = 0

  /** Whoever was not painted the last time swam away. */
  begin(): void {
    this.#paintings += 1
    if (this.#paintings % SWEEP_EVERY > 0) return
    for (const [id, { painted }] of this.#kept) if (this.#paintings - painted > 1) this.#kept.delete(id)
  }

  /** Its middle comes to lie there, in pixels of the screen; the context stands unturned. */
  paint(context: CanvasRenderingContext2D, id: number, lie: Lie, at: { x: number; y: number }): void {
    const kept = this.#of(id, lie)
    kept.painted = this.#paintings
    const { canvas, across, down } = kept
    // Between two pixels a copy would be smoothed, which is as dear as turning it.
    const [x, y] = [Math.round(at.x - across / 2), Math.round(at.y - down / 2)]
    context.drawImage(canvas, 0, 0, across, down, x, y, across, down)
  }

  #of(id: number, lie: Lie): TurnedEntry {
    const known = this.#kept.get(id)
    const fits = known && known.width === lie.width && known.height === lie.height
    if (fits && isSame(known, lie)) return known
    const side = Math.ceil(Math.hypot(lie.width, lie.height)) + 2
    const [canvas, context] = fits ? [known.canvas, known.context] : blank(side, side)
    const kept = { ...lie, canvas, context, ...boxOf(lie), painted: this.#paintings }
    turn(kept)
    this.#kept.set(id, kept)
    return kept
  }
}

const isSame = (kept: Lie, { frame, turn: by, mirrorX, mirrorY }: Lie): boolean =>
  kept.frame === frame &&
  kept.mirrorX === mirrorX &&
  kept.mirrorY === mirrorY &&
  Math.abs(kept.turn - by) < TURNED_ENOUGH

/** An edge more on each side, which is soft. */
function boxOf({ width, height, turn: by }: Lie): { across: number; down: number } {
  const [cos, sin] = [Math.abs(Math.cos(by)), Math.abs(Math.sin(by))]
  return { across: Math.ceil(width * cos + height * sin) + 2, down: Math.ceil(width * sin + height * cos) + 2 }
}

function turn({ canvas, context, frame, width, height, turn: by, mirrorX, mirrorY, across, down }: TurnedEntry): void {
  const [cos, sin] = [Math.cos(by), Math.sin(by)]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.setTransform(cos * mirrorX, sin * mirrorX, -sin * mirrorY, cos * mirrorY, across / 2, down / 2)
  context.drawImage(frame, -width / 2, -height / 2, width, height)
}
