import type { FishPosition } from '../../sea/sea.ts'

export interface Spot {
  x: number
  y: number
}

/** Where the cannons stand, in parts of the water, as the server counts its seats. */
const SEAT_PLACES: readonly Spot[] = [
  { x: 0.29, y: 1 },
  { x: 0.71, y: 1 },
  { x: 0.29, y: 0 },
  { x: 0.71, y: 0 },
]
/** Of the root of the water's area: so a shoal is as dense on a phone held upright as on one on its side. */
const UNIT = 0.72

/** How the water lies on this screen: its size, and turned over for those who sit at its upper edge. */
export class Glass {
  width = 1
  height = 1
  pixels = 1
  turned = false

  /** What lengths of fish are parts of. */
  get unit(): number {
    return UNIT * Math.sqrt(this.width * this.height)
  }

  fit(canvas: HTMLCanvasElement, pixels: number): void {
    const { width, height } = canvas.getBoundingClientRect()
    this.pixels = pixels
    this.width = Math.max(1, width)
    this.height = Math.max(1, height)
    canvas.width = Math.round(this.width * this.pixels)
    canvas.height = Math.round(this.height * this.pixels)
  }

  at({ x, y }: Spot): Spot {
    return { x: x * this.width, y: (this.turned ? 1 - y : y) * this.height }
  }

  /** On the screen, in radians. */
  headingOf(place: FishPosition): number {
    const [from, to] = [this.at(place), this.at(place.towards)]
    return Math.atan2(to.y - from.y, to.x - from.x)
  }

  seat(seat: number): Spot {
    return this.at(SEAT_PLACES[seat] ?? { x: 0.5, y: 1 })
  }
}
