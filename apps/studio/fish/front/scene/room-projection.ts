import type { FishPosition } from '../../sea/sea.ts'

export interface Spot {
  x: number
  y: number
}

/** Positions of the cannons, relative to the room, in the server's order of seats. */
const SEAT_POSITIONS: readonly Spot[] = [
  { x: 0.29, y: 1 },
  { x: 0.71, y: 1 },
  { x: 0.29, y: 0 },
  { x: 0.71, y: 0 },
]
/** Relative to the square root of the area, so that fish density is equal on a phone in portrait and landscape. */
const UNIT = 0.72

/** Projection of the room onto this screen: its size, and flipped for players at its upper edge. */
export class RoomProjection {
  width = 1
  height = 1
  pixels = 1
  isFlipped = false

  /** Unit of fish lengths. */
  get unit(): number {
    return UNIT * Math.sqrt(this.width * this.height)
  }

  fitSize(canvas: HTMLCanvasElement, pixels: number): void {
    const { width, height } = canvas.getBoundingClientRect()
    this.pixels = pixels
    this.width = Math.max(1, width)
    this.height = Math.max(1, height)
    canvas.width = Math.round(this.width * this.pixels)
    canvas.height = Math.round(this.height * this.pixels)
  }

  toScreen({ x, y }: Spot): Spot {
    return { x: x * this.width, y: (this.isFlipped ? 1 - y : y) * this.height }
  }

  /** Heading on the screen, in radians. */
  headingOf(position: FishPosition): number {
    const [from, to] = [this.toScreen(position), this.toScreen(position.towards)]
    return Math.atan2(to.y - from.y, to.x - from.x)
  }

  seat(seat: number): Spot {
    return this.toScreen(SEAT_POSITIONS[seat] ?? { x: 0.5, y: 1 })
  }
}
