import type { Weapon } from '../../maths/creatures.ts'
import type { Cannons } from './cannons.ts'
import type { Effects } from './effects.ts'
import type { RoomProjection } from './room-projection.ts'
import type { VisibleFish, Shoal } from './shoal.ts'
import { drawings } from '../../art/drawings.ts'
import type { Shot, Shots } from './shots.ts'
import type { Sprites } from './sprites.ts'
import { blank } from './sprites.ts'
import { RotatedSprites } from './rotated-sprites.ts'

const BEAT_MS = 95
const OWN_BEAT = 0.37
const SHOT_LENGTH = 26
const RING_TURN_MS = 1_800

export interface SceneParts {
  projection: RoomProjection
  sprites: Sprites
  shoal: Shoal
  shots: Shots
  effects: Effects
  cannons: Cannons
  mine: number | null
  weapon: Weapon
  locked: number | null
  nowMs: number
  prefersReducedMotion: boolean
}

/** Paints one frame; all content is pre-rendered and only copied. */
export class Painter {
  readonly #context: CanvasRenderingContext2D
  readonly #rotatedSprites = new RotatedSprites()
  #shots = shotSprites()

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser has no canvas.')
    this.#context = context
  }

  /** Redraws the sprites after the browser has cleared their canvases. */
  redraw(): void {
    this.#shots = shotSprites()
  }

  paint(sight: SceneParts): void {
    const { projection, shoal, shots, effects, cannons, nowMs } = sight
    const context = this.#context
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    this.#rotatedSprites.begin()
    for (const item of shoal.seen) this.#paintFish(item, sight)
    for (const shot of shots.flying) this.#paintShot(shot, projection)
    context.globalAlpha = 1
    context.setTransform(projection.pixels, 0, 0, projection.pixels, 0, 0)
    this.#paintLock(sight)
    effects.paint(context, nowMs)
    cannons.paint(context, sight)
  }

  #paintFish(
    { fish, x, y, heading, width, height }: VisibleFish,
    { projection, sprites, shoal, nowMs, prefersReducedMotion }: SceneParts,
  ): void {
    const { frames } = sprites.spriteOf(fish.creature, shoal.brokenOf(fish.id))
    // Fish change their frames at different times, because each new frame requires a rotation.
    const beat = prefersReducedMotion ? 0 : Math.floor(nowMs / BEAT_MS + fish.id * OWN_BEAT) % frames.length
    const frame = frames[beat]
    if (!frame) return
    const { pixels } = projection
    const facesLeft = Math.abs(heading) > Math.PI / 2
    const { upright } = drawings[fish.creature]
    const turn = upright ? 0 : heading
    const [mirrorX, mirrorY] = [upright && facesLeft ? -1 : 1, !upright && facesLeft ? -1 : 1]
    const pose = { frame, width: width * pixels, height: height * pixels, turn, mirrorX, mirrorY }
    const at = { x: x * pixels, y: y * pixels }
    const context = this.#context
    this.#rotatedSprites.paint(context, fish.id, pose, at)
    if (!shoal.isFlashing(fish.id)) return
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = 0.55
    this.#rotatedSprites.paint(context, fish.id, pose, at)
    context.globalCompositeOperation = 'source-over'
    context.globalAlpha = 1
  }

  #paintShot({ x, y, speedX, speedY, weapon, isOthers }: Shot, { pixels }: RoomProjection): void {
    const context = this.#context
    context.globalAlpha = isOthers ? 0.6 : 1
    // Cheaper than saving and restoring the canvas state.
    const speed = Math.hypot(speedX, speedY) || 1
    const [along, across] = [(speedX / speed) * pixels, (speedY / speed) * pixels]
    context.setTransform(along, across, -across, along, x * pixels, y * pixels)
    context.drawImage(this.#shots[weapon], -SHOT_LENGTH / 2, -SHOT_LENGTH / 4, SHOT_LENGTH, SHOT_LENGTH / 2)
  }

  #paintLock({ shoal, locked, cannons, mine, projection, nowMs, prefersReducedMotion }: SceneParts): void {
    const target = locked === null ? null : shoal.find(locked)
    if (!target || mine === null) return
    const context = this.#context
    const radius = Math.max(target.height, target.width * 0.6) * 0.6
    const mouth = cannons.mouth(mine, projection)
    context.strokeStyle = 'rgba(255,209,102,0.35)'
    context.lineWidth = 2
    context.beginPath()
    context.moveTo(mouth.x, mouth.y)
    context.lineTo(target.x, target.y)
    context.stroke()
    const turn = prefersReducedMotion ? 0 : (nowMs / RING_TURN_MS) * 2 * Math.PI
    context.strokeStyle = '#ffd166'
    context.lineWidth = 3
    for (let arc = 0; arc < 4; arc++) {
      const from = turn + (arc / 4) * 2 * Math.PI
      context.beginPath()
      context.arc(target.x, target.y, radius, from, from + 0.9)
      context.stroke()
    }
  }
}

const shotSprites = (): Record<Weapon, HTMLCanvasElement> => ({
  single: shotSprite('#d8fbff', '#39c7ff'),
  double: shotSprite('#fff6c8', '#ff9a1f'),
})

function shotSprite(core: string, glow: string): HTMLCanvasElement {
  const [canvas, context] = blank(SHOT_LENGTH * 2, SHOT_LENGTH)
  const tail = context.createLinearGradient(0, 0, SHOT_LENGTH * 2, 0)
  tail.addColorStop(0, 'rgba(255,255,255,0)')
  tail.addColorStop(0.7, glow)
  tail.addColorStop(1, core)
  context.fillStyle = tail
  context.beginPath()
  context.ellipse(SHOT_LENGTH, SHOT_LENGTH / 2, SHOT_LENGTH - 2, SHOT_LENGTH / 4, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = core
  context.beginPath()
  context.arc(SHOT_LENGTH * 1.6, SHOT_LENGTH / 2, SHOT_LENGTH / 5, 0, 2 * Math.PI)
  context.fill()
  return canvas
}
