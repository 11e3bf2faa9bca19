import type { Weapon } from '../../maths/creatures.ts'
import type { RoomProjection, Spot } from './room-projection.ts'
import type { Shoal } from './shoal.ts'

export interface Shot extends Spot {
  seat: number
  weapon: Weapon
  speedX: number
  speedY: number
  /** Locked target; the shot ignores all others. */
  locked: number | null
  createdMs: number
  /** Price when fired, charged if it hits. */
  priceCents: bigint
  /** Shot of another player: only displayed, never hits. */
  isOthers: boolean
}

/**
 * Speed relative to the longer side per second, and maximum flight time, after which the shot is dropped without
 * charge.
 */
const SPEED = 1.1
const LIFETIME_MS = 4_500
const MAX_STEP_MS = 50

interface Launch extends Pick<Shot, 'seat' | 'weapon' | 'priceCents' | 'locked'> {
  from: Spot
  angle: number
  isOthers?: boolean
}

/** All flying shots. They bounce off the edges and hit the first fish in their way. */
export class Shots {
  #shots: Shot[] = []

  get flying(): readonly Shot[] {
    return this.#shots
  }

  get mine(): number {
    return this.#shots.filter(({ isOthers }) => !isOthers).length
  }

  fire({ from, angle, isOthers = false, ...launch }: Launch, projection: RoomProjection, nowMs: number): void {
    const speed = SPEED * Math.max(projection.width, projection.height)
    const shot = { ...launch, ...from, isOthers, createdMs: nowMs }
    this.#shots.push({ ...shot, speedX: Math.cos(angle) * speed, speedY: Math.sin(angle) * speed })
  }

  /** Removes all of the player's own shots, which were not charged yet. */
  drop(): void {
    this.#shots = this.#shots.filter(({ isOthers }) => isOthers)
  }

  /** Moves all shots by a frame, and returns their hits. */
  move(
    {
      projection,
      shoal,
      nowMs,
      passedMs,
    }: { projection: RoomProjection; shoal: Shoal; nowMs: number; passedMs: number },
    onHit: (shot: Shot, fish: number) => void,
  ): void {
    const seconds = Math.min(MAX_STEP_MS, passedMs) / 1_000
    const flying: Shot[] = []
    for (const shot of this.#shots) {
      steer(shot, shoal)
      shot.x += shot.speedX * seconds
      shot.y += shot.speedY * seconds
      bounceOffEdges(shot, projection)
      const hit = fishHitBy(shot, shoal, seconds)
      if (hit !== null) onHit(shot, hit)
      else if (nowMs - shot.createdMs < LIFETIME_MS) flying.push(shot)
    }
    this.#shots = flying
  }
}

function steer(shot: Shot, shoal: Shoal): void {
  if (shot.locked === null) return
  const target = shoal.find(shot.locked)
  if (!target) {
    shot.locked = null
    return
  }
  const speed = Math.hypot(shot.speedX, shot.speedY)
  const away = Math.hypot(target.x - shot.x, target.y - shot.y) || 1
  shot.speedX = ((target.x - shot.x) / away) * speed
  shot.speedY = ((target.y - shot.y) / away) * speed
}

function bounceOffEdges(shot: Shot, { width, height }: RoomProjection): void {
  if (shot.x < 0 || shot.x > width) shot.speedX = Math.abs(shot.speedX) * (shot.x < 0 ? 1 : -1)
  if (shot.y < 0 || shot.y > height) shot.speedY = Math.abs(shot.speedY) * (shot.y < 0 ? 1 : -1)
}

function fishHitBy(shot: Shot, shoal: Shoal, seconds: number): number | null {
  if (shot.locked === null) return shot.isOthers ? null : (shoal.fishAt(shot)?.fish.id ?? null)
  const target = shoal.find(shot.locked)
  if (!target || !(shot.isOthers || shoal.canBeShot(target.fish))) return null
  const step = Math.hypot(shot.speedX, shot.speedY) * seconds
  return Math.hypot(target.x - shot.x, target.y - shot.y) < Math.max(step, target.height * 0.3) ? shot.locked : null
}
