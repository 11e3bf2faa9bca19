import type { FishRoomView } from '../../room/fish-room-view.ts'
import { isInSight, fishPositionAt, Sea } from '../../sea/sea.ts'
import type { Fish } from '../../sea/sea.ts'
import { swimmers } from '../../sea/swimmers.ts'
import type { RoomProjection, Spot } from './room-projection.ts'
import type { Sprites } from './sprites.ts'

/** Interval between updates of the list of swimming fish; their positions are computed in each frame. */
const POLL_MS = 250
/** Share of a fish's length and height that counts as a hit. */
const HIT_AREA = { length: 0.43, height: 0.4 }
const FLASH_MS = 160

/** A fish with its position on this screen in this frame. */
export interface VisibleFish extends Spot {
  fish: Fish
  heading: number
  width: number
  height: number
}

/** The page's model of the room: swimming and removed fish, and their positions on this screen. */
export class Shoal {
  readonly #sea: Sea
  readonly #view: FishRoomView
  readonly #serverNow: () => number
  readonly #caughtIds: Set<number>
  readonly #broken: Map<number, number>
  readonly #flashed = new Map<number, number>()
  #swimming: Fish[] = []
  #updatedAtMs = -Infinity
  #visibleFish: VisibleFish[] = []

  constructor(view: FishRoomView, serverNow: () => number) {
    this.#view = view
    this.#serverNow = serverNow
    this.#sea = new Sea(view.seed)
    this.#caughtIds = new Set(view.gone)
    this.#broken = new Map(view.bossParts.map(({ fish, broken }) => [fish, broken]))
  }

  /** Milliseconds since the room was created. */
  get atMs(): number {
    return this.#serverNow() - this.#view.startedAtMs
  }

  get seen(): readonly VisibleFish[] {
    return this.#visibleFish
  }

  /** Computes the positions for a frame. */
  update(projection: RoomProjection, sprites: Sprites): void {
    const { atMs } = this
    if (Math.abs(atMs - this.#updatedAtMs) > POLL_MS) this.#updateVisible(atMs)
    this.#visibleFish = []
    for (const fish of this.#swimming) {
      if (this.#caughtIds.has(fish.id)) continue
      const position = fishPositionAt(fish, atMs)
      if (!position) continue
      const { width, height } = sprites.spriteOf(fish.creature, this.brokenOf(fish.id))
      const { x, y } = projection.toScreen(position)
      const halfWidth = width / 2
      if (x < -halfWidth || x > projection.width + halfWidth || y < -halfWidth || y > projection.height + halfWidth)
        continue
      this.#visibleFish.push({ fish, x, y, heading: projection.headingOf(position), width, height })
    }
  }

  find(id: number): VisibleFish | null {
    const seen = this.#visibleFish.find(({ fish }) => fish.id === id)
    return seen && !this.#caughtIds.has(id) ? seen : null
  }

  /** Returns the topmost fish that can be shot at this point; with a larger area for touch. */
  fishAt(point: Spot, wider = 1): VisibleFish | null {
    for (let position = this.#visibleFish.length - 1; position >= 0; position--) {
      const fish = this.#visibleFish[position]
      if (fish && isHit(fish, point, wider) && this.canBeShot(fish.fish)) return fish
    }
    return null
  }

  /** Whether the centre of the fish is inside the room, as the server requires. */
  canBeShot(fish: Fish): boolean {
    return !this.#caughtIds.has(fish.id) && isInSight(fish, this.atMs)
  }

  brokenOf(id: number): number {
    return this.#broken.get(id) ?? 0
  }

  isGone(id: number): boolean {
    return this.#caughtIds.has(id)
  }

  removeFish(id: number): void {
    this.#caughtIds.add(id)
  }

  breakPart(id: number, broken: number): void {
    this.#broken.set(id, broken)
  }

  flash(id: number): void {
    this.#flashed.set(id, this.atMs)
  }

  isFlashing(id: number): boolean {
    const flashedMs = this.#flashed.get(id)
    return flashedMs !== undefined && this.atMs - flashedMs < FLASH_MS
  }

  /** Small fish are in front of large ones, so that each can be hit. */
  #updateVisible(atMs: number): void {
    this.#updatedAtMs = atMs
    this.#swimming = this.#sea
      .swimming(atMs + POLL_MS)
      .sort((a, b) => swimmers[b.creature].length - swimmers[a.creature].length)
    for (const [id, flashedMs] of this.#flashed) if (atMs - flashedMs > FLASH_MS) this.#flashed.delete(id)
  }
}

function isHit({ x, y, heading, width, height }: VisibleFish, point: Spot, wider: number): boolean {
  const [offX, offY] = [point.x - x, point.y - y]
  const along = offX * Math.cos(heading) + offY * Math.sin(heading)
  const across = offY * Math.cos(heading) - offX * Math.sin(heading)
  return (along / (width * HIT_AREA.length * wider)) ** 2 + (across / (height * HIT_AREA.height * wider)) ** 2 <= 1
}
