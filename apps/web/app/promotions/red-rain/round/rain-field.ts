/** An envelope on its way down; all lengths are CSS pixels, all times seconds. */
export interface Drop {
  isThere: boolean
  x: number
  y: number
  speed: number
  width: number
  height: number
  turn: number
  spin: number
  /** How long it has been open; negative while it is not. */
  openFor: number
}

interface Size {
  width: number
  height: number
}

/** As many as the fastest rain has on the screen at once. */
const POOL = 72
const WIDTH_PX = 56
/** Of the picture. */
const SHAPE = 128 / 88
const FALLS_SECONDS = 2.6
const OPENS_SECONDS = 0.35
/** A thumb is larger than a point. */
const REACH_PX = 10

/**
 * The envelopes that fall. All of them are made once, for nothing may be thrown away while they move: cleaning up would cost
 * a frame. `chance` is below one, as of `Math.random`.
 */
export class RainField {
  readonly drops: readonly Drop[]
  readonly #perSecond: number
  readonly #chance: () => number
  #size: Size = { width: 1, height: 1 }
  #due = 1
  #lane = 0

  constructor(perSecond: number, chance: () => number) {
    this.#perSecond = perSecond
    this.#chance = chance
    this.drops = Array.from({ length: POOL }, newDrop)
  }

  resize(width: number, height: number): void {
    this.#size.width = width
    this.#size.height = height
  }

  /** Lets so many seconds pass. */
  step(seconds: number): void {
    this.#due += seconds * this.#perSecond
    while (this.#due >= 1) {
      this.#due -= 1
      this.#drop()
    }
    for (const drop of this.drops) {
      if (drop.isThere) this.#move(drop, seconds)
    }
  }

  /** Opens the envelope at this point, the lowest of several; whether there was one. */
  tap(x: number, y: number): boolean {
    let lowest: Drop | null = null
    for (const drop of this.drops) {
      if (isAt(drop, x, y) && (lowest === null || drop.y > lowest.y)) lowest = drop
    }
    return lowest !== null && open(lowest)
  }

  /** Opens the one that is lowest and still whole on the screen; whether there was one. */
  openOne(): boolean {
    let lowest: Drop | null = null
    for (const drop of this.drops) {
      if (isWhole(drop) && drop.y < this.#size.height && (lowest === null || drop.y > lowest.y)) lowest = drop
    }
    return lowest !== null && open(lowest)
  }

  #move(drop: Drop, seconds: number): void {
    if (drop.openFor >= 0) {
      drop.openFor += seconds
      if (drop.openFor > OPENS_SECONDS) drop.isThere = false
      return
    }
    drop.y += drop.speed * seconds
    drop.turn += drop.spin * seconds
    if (drop.y - drop.height > this.#size.height) drop.isThere = false
  }

  #drop(): void {
    const drop = this.drops.find(({ isThere }) => !isThere)
    if (!drop) return
    const scale = 0.85 + 0.4 * this.#chance()
    const { width, height } = this.#size
    drop.isThere = true
    drop.width = WIDTH_PX * scale
    drop.height = WIDTH_PX * SHAPE * scale
    drop.x = this.#placeOf(width, drop.width)
    drop.y = -drop.height
    drop.speed = (height / FALLS_SECONDS) * (0.8 + 0.5 * this.#chance())
    drop.turn = (this.#chance() - 0.5) * 0.6
    drop.spin = (this.#chance() - 0.5) * 0.8
    drop.openFor = -1
  }

  /** In one of four lanes, never twice in the same: two on top of each other could not be told apart. */
  #placeOf(width: number, own: number): number {
    this.#lane = (this.#lane + 1 + Math.floor(this.#chance() * 3)) % 4
    const lane = (width - own) / 4
    return own / 2 + (this.#lane + this.#chance()) * lane
  }
}

/** How far an envelope has opened, from 0 to 1. */
export const openPart = ({ openFor }: Drop): number => (openFor < 0 ? 0 : Math.min(1, openFor / OPENS_SECONDS))

const isWhole = ({ isThere, openFor }: Drop): boolean => isThere && openFor < 0

const isAt = (drop: Drop, x: number, y: number): boolean =>
  isWhole(drop) &&
  Math.abs(x - drop.x) <= drop.width / 2 + REACH_PX &&
  Math.abs(y - drop.y) <= drop.height / 2 + REACH_PX

function open(drop: Drop): true {
  drop.openFor = 0
  return true
}

function newDrop(): Drop {
  return { isThere: false, x: 0, y: 0, speed: 0, width: 0, height: 0, turn: 0, spin: 0, openFor: -1 }
}
