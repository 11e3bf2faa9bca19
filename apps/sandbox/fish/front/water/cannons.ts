import type { Weapon } from '../../maths/creatures.ts'
import type { Glass, Spot } from './glass.ts'

const COLOURS = ['#ffb13d', '#58e0ff', '#b07bff', '#6fe88a'] as const
const RECOIL_MS = 140
const BASE = 25
const BARREL = 42
/** So far from the edge that a cannon is seen whole. */
const INSET = 10
const NAME_LETTERS = 12

interface Cannon {
  angle: number
  firedMs: number
  name: string | null
}

/** The four cannons at the edges, and who stands at each. */
export class Cannons {
  readonly #cannons: Cannon[] = COLOURS.map(() => ({ angle: -Math.PI / 2, firedMs: -Infinity, name: null }))

  names(names: readonly (string | null)[]): void {
    for (const [seat, cannon] of this.#cannons.entries()) cannon.name = names[seat] ?? null
  }

  foot(seat: number, glass: Glass): Spot {
    const { x, y } = glass.seat(seat)
    return { x, y: y > glass.height / 2 ? y - INSET : y + INSET }
  }

  /** Where a shot leaves the barrel. */
  mouth(seat: number, glass: Glass): Spot {
    const { x, y } = this.foot(seat, glass)
    const angle = this.#cannons[seat]?.angle ?? 0
    return { x: x + Math.cos(angle) * BARREL, y: y + Math.sin(angle) * BARREL }
  }

  aim(seat: number, at: Spot, glass: Glass): number {
    const foot = this.foot(seat, glass)
    const angle = Math.atan2(at.y - foot.y, at.x - foot.x)
    const cannon = this.#cannons[seat]
    if (cannon) cannon.angle = angle
    return angle
  }

  angleOf(seat: number): number {
    return this.#cannons[seat]?.angle ?? -Math.PI / 2
  }

  turn(seat: number, by: number): void {
    const cannon = this.#cannons[seat]
    if (cannon) cannon.angle = Math.max(-Math.PI + 0.1, Math.min(-0.1, cannon.angle + by))
  }

  fired(seat: number, nowMs: number): void {
    const cannon = this.#cannons[seat]
    if (cannon) cannon.firedMs = nowMs
  }

  paint(
    context: CanvasRenderingContext2D,
    { glass, mine, weapon, nowMs }: { glass: Glass; mine: number | null; weapon: Weapon; nowMs: number },
  ): void {
    for (const [seat, cannon] of this.#cannons.entries()) {
      if (cannon.name === null) continue
      const foot = this.foot(seat, glass)
      const recoil = Math.max(0, 1 - (nowMs - cannon.firedMs) / RECOIL_MS)
      const isMine = seat === mine
      paintCannon(context, { foot, angle: cannon.angle, recoil, colour: COLOURS[seat] ?? COLOURS[0] }, {
        isMine,
        isDouble: isMine && weapon === 'double',
      })
      if (!isMine) paintName(context, cannon.name, foot, glass)
    }
  }
}

interface Standing {
  foot: Spot
  angle: number
  recoil: number
  colour: string
}

function paintCannon(
  context: CanvasRenderingContext2D,
  { foot, angle, recoil, colour }: Standing,
  { isMine, isDouble }: { isMine: boolean; isDouble: boolean },
): void {
  context.save()
  context.translate(foot.x, foot.y)
  context.globalAlpha = isMine ? 1 : 0.85
  disc(context, BASE + 6, 'rgba(4,12,44,0.55)')
  context.rotate(angle)
  context.fillStyle = '#0d1b44'
  context.strokeStyle = colour
  context.lineWidth = 3
  for (const side of isDouble ? [-8, 8] : [0]) {
    context.beginPath()
    context.rect(6 - recoil * 7, side - (isDouble ? 6 : 9), BARREL - 6, isDouble ? 12 : 18)
    context.fill()
    context.stroke()
    context.fillRect(BARREL - 8 - recoil * 7, side - (isDouble ? 8 : 12), 8, isDouble ? 16 : 24)
    context.strokeRect(BARREL - 8 - recoil * 7, side - (isDouble ? 8 : 12), 8, isDouble ? 16 : 24)
  }
  disc(context, BASE, '#16265c')
  disc(context, BASE - 6, colour)
  disc(context, BASE - 13, '#0d1b44')
  disc(context, BASE - 18, '#ffffff')
  context.restore()
}

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fill()
}

function paintName(context: CanvasRenderingContext2D, name: string, { x, y }: Spot, { height }: Glass): void {
  const at = y > height / 2 ? y - BASE - 14 : y + BASE + 24
  context.font = '600 12px system-ui, sans-serif'
  context.textAlign = 'center'
  context.lineWidth = 4
  context.strokeStyle = 'rgba(4,10,40,0.8)'
  context.fillStyle = '#ffffff'
  context.strokeText(name.slice(0, NAME_LETTERS), x, at)
  context.fillText(name.slice(0, NAME_LETTERS), x, at)
}
