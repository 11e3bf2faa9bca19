import type { Weapon } from '../../maths/creatures.ts'
import type { RoomProjection, Spot } from './room-projection.ts'
import { labelOf } from './label.ts'
import type { Label } from './label.ts'

const COLOURS = ['#ffb13d', '#58e0ff', '#b07bff', '#6fe88a'] as const
const RECOIL_MS = 140
const BASE = 25
const BARREL = 42
/** Distance from the edge at which a cannon is fully visible. */
const INSET = 24
const NAME_LETTERS = 12
const NAME = { font: 600, size: 12, colour: '#ffffff' }

interface Cannon {
  /** Null before it is aimed: then it points away from its edge. */
  angle: number | null
  firedMs: number
  name: string | null
}

/** The four cannons at the edges, with their players. */
export class Cannons {
  readonly #labels = new Map<string, Label>()
  readonly #cannons: Cannon[] = COLOURS.map(() => ({ angle: null, firedMs: -Infinity, name: null }))

  #paintName(context: CanvasRenderingContext2D, name: string, { x, y }: Spot, { height }: RoomProjection): void {
    let label = this.#labels.get(name)
    if (!label) this.#labels.set(name, (label = labelOf(name.slice(0, NAME_LETTERS), NAME)))
    const at = y > height / 2 ? y - BASE - 32 : y + BASE + 10
    context.drawImage(label.picture, x - label.width / 2, at, label.width, label.height)
  }

  /** Redraws the labels after the browser has cleared their canvases. */
  redraw(): void {
    this.#labels.clear()
  }

  names(names: readonly (string | null)[]): void {
    for (const [seat, cannon] of this.#cannons.entries()) cannon.name = names[seat] ?? null
  }

  foot(seat: number, projection: RoomProjection): Spot {
    const { x, y } = projection.seat(seat)
    return { x, y: y > projection.height / 2 ? y - INSET : y + INSET }
  }

  /** Position where a shot leaves the barrel. */
  mouth(seat: number, projection: RoomProjection): Spot {
    const { x, y } = this.foot(seat, projection)
    const angle = this.angleOf(seat, projection)
    return { x: x + Math.cos(angle) * BARREL, y: y + Math.sin(angle) * BARREL }
  }

  aim(seat: number, at: Spot, projection: RoomProjection): number {
    const foot = this.foot(seat, projection)
    const angle = Math.atan2(at.y - foot.y, at.x - foot.x)
    const cannon = this.#cannons[seat]
    if (cannon) cannon.angle = angle
    return angle
  }

  angleOf(seat: number, projection: RoomProjection): number {
    const away = this.foot(seat, projection).y > projection.height / 2 ? -Math.PI / 2 : Math.PI / 2
    return this.#cannons[seat]?.angle ?? away
  }

  turn(seat: number, angle: number): void {
    const cannon = this.#cannons[seat]
    if (cannon) cannon.angle = Math.max(-Math.PI + 0.1, Math.min(-0.1, (cannon.angle ?? -Math.PI / 2) + angle))
  }

  fired(seat: number, nowMs: number): void {
    const cannon = this.#cannons[seat]
    if (cannon) cannon.firedMs = nowMs
  }

  paint(
    context: CanvasRenderingContext2D,
    {
      projection,
      mine,
      weapon,
      nowMs,
    }: { projection: RoomProjection; mine: number | null; weapon: Weapon; nowMs: number },
  ): void {
    for (const [seat, cannon] of this.#cannons.entries()) {
      if (cannon.name === null) continue
      const foot = this.foot(seat, projection)
      const recoil = Math.max(0, 1 - (nowMs - cannon.firedMs) / RECOIL_MS)
      const isMine = seat === mine
      paintCannon(
        context,
        { foot, angle: this.angleOf(seat, projection), recoil, colour: COLOURS[seat] ?? COLOURS[0] },
        {
          isMine,
          isDouble: isMine && weapon === 'double',
        },
      )
      if (!isMine) this.#paintName(context, cannon.name, foot, projection)
    }
  }
}

interface CannonPose {
  foot: Spot
  angle: number
  recoil: number
  colour: string
}

function paintCannon(
  context: CanvasRenderingContext2D,
  { foot, angle, recoil, colour }: CannonPose,
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
