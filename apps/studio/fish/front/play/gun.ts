import type { Weapon } from '../../maths/creatures.ts'
import type { Cannons } from '../scene/cannons.ts'
import type { RoomProjection, Spot } from '../scene/room-projection.ts'
import type { Shoal } from '../scene/shoal.ts'
import type { Shots } from '../scene/shots.ts'

/** Slower than the server's limit, so that manual play never reaches it. */
const FIRE_EVERY_MS = 220
const MAX_FLYING = 12
const RADIANS_PER_KEY = 0.09
/** Enlarges the hit area for touch. */
const FINGER = 1.5

export interface GunPorts {
  projection: RoomProjection
  shoal: () => Shoal | null
  shots: Shots
  cannons: Cannons
  /** The player's cannon; null without a seat. */
  seat: () => number | null
  priceCents: () => bigint
  /** Whether the balance covers another shot if all flying ones hit; shows a message when it does not. */
  mayFire(flying: number): boolean
  fired(): void
}

/** The player's cannon: its direction, firing state, and locked target. */
export class Gun {
  weapon: Weapon = 'single'
  locks = false
  locked: number | null = null
  readonly #ports: GunPorts
  #isHeld = false
  /** A tap of any length fires one shot. */
  #isTapped = false
  #firedMs = -Infinity

  constructor(canvas: HTMLCanvasElement, ports: GunPorts) {
    this.#ports = ports
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId)
      this.#press(spotOf(canvas, event))
    })
    canvas.addEventListener('pointermove', (event) => {
      if (this.#isHeld) this.#aim(spotOf(canvas, event))
    })
    for (const end of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(end, () => this.releaseTrigger())
    this.#listenToKeys(canvas)
  }

  /** Fires the shots due in this frame. */
  frame(nowMs: number): void {
    this.#followLock()
    if (this.#isHeld || this.#isTapped || this.locked !== null) this.#fire(nowMs)
  }

  releaseTrigger(): void {
    this.#isHeld = false
  }

  /** Releases all controls, as when play is paused. */
  stopFiring(): void {
    this.#isHeld = this.#isTapped = false
    this.locked = null
  }

  #press(at: Spot): void {
    const { shoal } = this.#ports
    this.#aim(at)
    if (!this.locks) {
      this.#isHeld = this.#isTapped = true
      return
    }
    const target = shoal()?.fishAt(at, FINGER)?.fish.id ?? null
    this.locked = target === this.locked ? null : target
  }

  #aim(at: Spot): void {
    const { cannons, projection, seat } = this.#ports
    const mine = seat()
    if (mine !== null && this.locked === null) cannons.aim(mine, at, projection)
  }

  #followLock(): void {
    const { cannons, projection, seat, shoal } = this.#ports
    if (this.locked === null) return
    const target = shoal()?.find(this.locked)
    const mine = seat()
    if (!target || mine === null || !shoal()?.canBeShot(target.fish)) this.locked = null
    else cannons.aim(mine, target, projection)
  }

  #fire(nowMs: number): void {
    const { cannons, projection, seat, shots } = this.#ports
    const mine = seat()
    if (mine === null || nowMs - this.#firedMs < FIRE_EVERY_MS || shots.mine >= MAX_FLYING) return
    if (!this.#ports.mayFire(shots.mine)) return this.stopFiring()
    this.#firedMs = nowMs
    this.#isTapped = false
    const { weapon, locked } = this
    const launch = {
      seat: mine,
      weapon,
      from: cannons.mouth(mine, projection),
      angle: cannons.angleOf(mine, projection),
      locked,
    }
    shots.fire({ ...launch, priceCents: this.#ports.priceCents() }, projection, nowMs)
    cannons.fired(mine, nowMs)
    this.#ports.fired()
  }

  /** Arrow keys turn the cannon and Space fires while the canvas has the focus. */
  #listenToKeys(canvas: HTMLCanvasElement): void {
    canvas.addEventListener('keydown', (event) => {
      const mine = this.#ports.seat()
      if (mine === null) return
      if (event.code === 'ArrowLeft') this.#ports.cannons.turn(mine, -RADIANS_PER_KEY)
      else if (event.code === 'ArrowRight') this.#ports.cannons.turn(mine, RADIANS_PER_KEY)
      else if (event.code === 'Space') this.#isHeld = this.#isTapped = true
      else return
      event.preventDefault()
    })
    canvas.addEventListener('keyup', (event) => {
      if (event.code === 'Space') this.releaseTrigger()
    })
    canvas.addEventListener('blur', () => this.releaseTrigger())
  }
}

function spotOf(canvas: HTMLCanvasElement, event: PointerEvent): Spot {
  const { left, top } = canvas.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}
