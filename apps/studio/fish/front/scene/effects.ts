import type { Creature, Weapon } from '../../maths/creatures.ts'
import type { Spot } from './room-projection.ts'
import { labelOf } from './label.ts'
import type { Label } from './label.ts'
import { blank } from './sprites.ts'
import type { Sprite } from './sprites.ts'

interface Timed extends Spot {
  createdMs: number
}
interface Splash extends Timed {
  kind: 'splash'
  weapon: Weapon
}
interface Caught extends Timed {
  kind: 'caught'
  sprite: Sprite
  heading: number
  to: Spot
}
interface Coin extends Timed {
  kind: 'coin'
  to: Spot
  delayMs: number
  side: number
}
interface RoundDescription extends Timed {
  kind: 'resultNote'
  label: Label
}
interface Bolt extends Timed {
  kind: 'bolt'
  to: Spot
}
interface Blast extends Timed {
  kind: 'blast'
  radius: number
}
type Effect = Splash | Caught | Coin | RoundDescription | Bolt | Blast

const LIFETIME_MS: Record<Effect['kind'], number> = {
  splash: 320,
  caught: 850,
  coin: 1_100,
  resultNote: 1_500,
  bolt: 420,
  blast: 620,
}
const COIN_PIXELS = 22
const MAX_COINS = 14
const MULTIPLES_PER_COIN = 5
const RISES = 46

/** Short-lived effects: hits, catches, and their values. */
export class Effects {
  #effects: Effect[] = []
  #coin = coinSprite()
  readonly #isCalm: () => boolean

  constructor(prefersReducedMotion: () => boolean) {
    this.#isCalm = prefersReducedMotion
  }

  /** Redraws the sprites after the browser has cleared their canvases. */
  redraw(): void {
    this.#coin = coinSprite()
  }

  splash(at: Spot, weapon: Weapon, nowMs: number): void {
    this.#effects.push({ kind: 'splash', ...at, weapon, createdMs: nowMs })
  }

  caught(caughtFish: { at: Spot; sprite: Sprite; heading: number; to: Spot; times: number }, nowMs: number): void {
    const { at, to, times, sprite, heading } = caughtFish
    this.#effects.push({ kind: 'caught', ...at, sprite, heading, to, createdMs: nowMs })
    const coins = this.#isCalm() ? 0 : Math.min(MAX_COINS, Math.floor(times / MULTIPLES_PER_COIN))
    for (let coin = 0; coin < coins; coin++) {
      const side = (coin % 2 === 0 ? 1 : -1) * (12 + coin * 7)
      this.#effects.push({ kind: 'coin', ...at, to, createdMs: nowMs, delayMs: 250 + coin * 35, side })
    }
  }

  showText(at: Spot, text: string, style: { size: number; colour: string }, nowMs: number): void {
    this.#effects.push({ kind: 'resultNote', ...at, label: labelOf(text, { font: 800, ...style }), createdMs: nowMs })
  }

  swept(creature: Creature, from: Spot, to: readonly Spot[], nowMs: number): void {
    if (creature === 'eel')
      for (const spot of to) this.#effects.push({ kind: 'bolt', ...from, to: spot, createdMs: nowMs })
    const radius = Math.max(60, ...to.map((spot) => Math.hypot(spot.x - from.x, spot.y - from.y)))
    if (creature === 'mine') this.#effects.push({ kind: 'blast', ...from, radius, createdMs: nowMs })
  }

  paint(context: CanvasRenderingContext2D, nowMs: number): void {
    this.#effects = this.#effects.filter((effect) => nowMs - effect.createdMs < LIFETIME_MS[effect.kind])
    for (const effect of this.#effects)
      this.#paintOne(context, effect, (nowMs - effect.createdMs) / LIFETIME_MS[effect.kind])
    context.globalAlpha = 1
  }

  #paintOne(context: CanvasRenderingContext2D, effect: Effect, progress: number): void {
    switch (effect.kind) {
      case 'splash':
        return paintSplash(context, effect, progress)
      case 'caught':
        return paintCaught(context, effect, progress)
      case 'coin':
        return this.#paintCoin(context, effect, progress)
      case 'resultNote':
        return paintCaptions(context, effect, progress)
      case 'bolt':
        return paintBolt(context, effect, progress)
      case 'blast':
        return paintBlast(context, effect, progress)
    }
  }

  #paintCoin(context: CanvasRenderingContext2D, { x, y, to, delayMs, side }: Coin, progress: number): void {
    const lifetimeMs = LIFETIME_MS.coin
    const part = Math.max(0, Math.min(1, (progress * lifetimeMs - delayMs) / (lifetimeMs - delayMs)))
    if (part === 0) return
    const eased = part * part
    const [atX, atY] = [x + (to.x - x) * eased + side * Math.sin(part * Math.PI), y + (to.y - y) * eased]
    const width = Math.abs(Math.cos(part * 14))
    const wide = COIN_PIXELS * Math.max(0.15, width)
    context.globalAlpha = 1
    context.drawImage(this.#coin, atX - wide / 2, atY - COIN_PIXELS / 2, wide, COIN_PIXELS)
  }
}

function paintSplash(context: CanvasRenderingContext2D, { x, y, weapon }: Splash, progress: number): void {
  const radius = (weapon === 'double' ? 34 : 24) * (0.3 + progress * 0.7)
  context.globalAlpha = 1 - progress
  context.strokeStyle = weapon === 'double' ? '#ffd166' : '#d8fbff'
  context.lineWidth = 3
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke / 6) * 2 * Math.PI
    context.moveTo(x + Math.cos(angle) * radius * 0.3, y + Math.sin(angle) * radius * 0.3)
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  context.stroke()
}

/** Paints a caught fish: first it leaps, then it moves to the cannon that caught it. */
function paintCaught(context: CanvasRenderingContext2D, { x, y, sprite, heading, to }: Caught, progress: number): void {
  const flown = Math.max(0, (progress - 0.35) / 0.65) ** 2
  const size = (1 + 0.25 * Math.sin(Math.min(1, progress / 0.35) * Math.PI)) * (1 - flown * 0.8)
  const frame = sprite.frames[0]
  if (!frame) return
  context.save()
  context.globalAlpha = 1 - flown * 0.5
  context.translate(x + (to.x - x) * flown, y + (to.y - y) * flown)
  context.rotate(heading + progress * 5)
  context.drawImage(
    frame,
    (-sprite.width * size) / 2,
    (-sprite.height * size) / 2,
    sprite.width * size,
    sprite.height * size,
  )
  context.restore()
}

function paintCaptions(context: CanvasRenderingContext2D, { x, y, label }: RoundDescription, progress: number): void {
  const { picture, width, height } = label
  context.globalAlpha = progress < 0.7 ? 1 : (1 - progress) / 0.3
  context.drawImage(picture, x - width / 2, y - height - RISES * Math.min(1, progress * 2), width, height)
}

function paintBolt(context: CanvasRenderingContext2D, { x, y, to }: Bolt, progress: number): void {
  context.globalAlpha = 1 - progress
  const [acrossX, acrossY] = [(to.y - y) / 9, (x - to.x) / 9]
  const path = new Path2D()
  path.moveTo(x, y)
  for (let step = 1; step < 5; step++) {
    const side = (step % 2 === 0 ? 1 : -1) * (0.6 + 0.4 * Math.sin(progress * 40 + step))
    path.lineTo(x + ((to.x - x) * step) / 5 + acrossX * side, y + ((to.y - y) * step) / 5 + acrossY * side)
  }
  path.lineTo(to.x, to.y)
  context.strokeStyle = 'rgba(125,245,255,0.55)'
  context.lineWidth = 9
  context.stroke(path)
  context.strokeStyle = '#fffbd6'
  context.lineWidth = 3
  context.stroke(path)
}

function paintBlast(context: CanvasRenderingContext2D, { x, y, radius }: Blast, progress: number): void {
  const waveRadius = radius * (0.25 + 0.75 * Math.sqrt(progress))
  const glow = context.createRadialGradient(x, y, waveRadius * 0.2, x, y, waveRadius)
  glow.addColorStop(0, 'rgba(255,243,200,0.9)')
  glow.addColorStop(0.5, 'rgba(255,150,60,0.6)')
  glow.addColorStop(1, 'rgba(255,60,40,0)')
  context.globalAlpha = 1 - progress
  context.fillStyle = glow
  context.beginPath()
  context.arc(x, y, waveRadius, 0, 2 * Math.PI)
  context.fill()
}

function coinSprite(): HTMLCanvasElement {
  const side = COIN_PIXELS * 2
  const [canvas, context] = blank(side, side)
  const gold = context.createLinearGradient(0, 0, 0, side)
  gold.addColorStop(0, '#fff3b0')
  gold.addColorStop(1, '#f09a12')
  context.fillStyle = gold
  context.strokeStyle = '#a85f00'
  context.lineWidth = 2
  context.beginPath()
  context.arc(side / 2, side / 2, side / 2 - 2, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  context.beginPath()
  context.arc(side / 2, side / 2, side / 3.4, 0, 2 * Math.PI)
  context.stroke()
  return canvas
}
