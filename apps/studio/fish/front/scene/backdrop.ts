import { seededDraw } from '../../../kit/maths/seeded-draw.ts'
import type { RoomProjection } from './room-projection.ts'

/** Each title has its own background: water colours from top to bottom, and the plants. */
const BACKGROUNDS = [
  { top: '#1aa7c9', middle: '#0b5f96', bottom: '#06224a', reef: ['#0a3f63', '#072b4d'], glow: '#ff7d9c' },
  { top: '#2c8fe0', middle: '#2447a8', bottom: '#0d1550', reef: ['#1b2f86', '#121d60'], glow: '#ffb45a' },
  { top: '#16b59a', middle: '#0a6a78', bottom: '#052a42', reef: ['#0b4d58', '#07364a'], glow: '#d58bff' },
  { top: '#7b5fe0', middle: '#3a2a98', bottom: '#120c44', reef: ['#2b2078', '#1b1458'], glow: '#5ff0d8' },
] as const

const RAYS = 6
const REEF_STEPS = 14

/** The static background, drawn once per screen size. */
export function paintBackdrop(canvas: HTMLCanvasElement, projection: RoomProjection, variant: number): void {
  const context = canvas.getContext('2d')
  const water = BACKGROUNDS[variant % BACKGROUNDS.length] ?? BACKGROUNDS[0]
  if (!context) return
  const { width, height } = projection
  context.setTransform(projection.pixels, 0, 0, projection.pixels, 0, 0)
  const depth = context.createLinearGradient(0, 0, 0, height)
  depth.addColorStop(0, water.top)
  depth.addColorStop(0.45, water.middle)
  depth.addColorStop(1, water.bottom)
  context.fillStyle = depth
  context.fillRect(0, 0, width, height)
  paintRays(context, projection, variant)
  for (const [layer, colour] of water.reef.entries()) paintReef(context, projection, { colour, layer, variant })
  paintCorals(context, projection, water.glow, variant)
}

function paintRays(context: CanvasRenderingContext2D, { width, height }: RoomProjection, variant: number): void {
  const draw = seededDraw(variant + 5)
  for (let ray = 0; ray < RAYS; ray++) {
    const from = ((ray + draw(100) / 100) / RAYS) * width * 1.2 - width * 0.1
    const wide = width * (0.04 + draw(100) / 1_400)
    const light = context.createLinearGradient(0, 0, 0, height * 0.8)
    light.addColorStop(0, 'rgba(255,255,255,0.16)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    context.fillStyle = light
    context.beginPath()
    context.moveTo(from, 0)
    context.lineTo(from + wide, 0)
    context.lineTo(from + wide * 2.6 - width * 0.14, height * 0.8)
    context.lineTo(from - wide - width * 0.14, height * 0.8)
    context.fill()
  }
}

interface Reef {
  colour: string
  layer: number
  variant: number
}

function paintReef(
  context: CanvasRenderingContext2D,
  { width, height }: RoomProjection,
  { colour, layer, variant }: Reef,
): void {
  const draw = seededDraw(variant * 7 + layer + 1)
  const base = height * (0.8 + layer * 0.09)
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, height)
  context.lineTo(0, base)
  for (let step = 1; step <= REEF_STEPS; step++) {
    const [x, y] = [(step / REEF_STEPS) * width, base - (draw(100) / 100 - 0.4) * height * 0.1]
    context.quadraticCurveTo(x - width / REEF_STEPS / 2, y - height * 0.03, x, y)
  }
  context.lineTo(width, height)
  context.fill()
}

/** Fans of coral in the corners. */
function paintCorals(
  context: CanvasRenderingContext2D,
  { width, height }: RoomProjection,
  glow: string,
  variant: number,
): void {
  const draw = seededDraw(variant * 13 + 3)
  context.lineCap = 'round'
  context.strokeStyle = glow
  for (const side of [0, 1]) {
    for (let stem = 0; stem < 7; stem++) {
      const from = (side === 0 ? draw(18) : 100 - draw(18)) / 100
      context.globalAlpha = 0.2 + draw(40) / 200
      branch(context, { x: from * width, y: height, angle: -Math.PI / 2 + (draw(60) - 30) / 100, long: height * 0.055 })
    }
  }
  context.globalAlpha = 1
}

interface Twig {
  x: number
  y: number
  angle: number
  long: number
}

function branch(context: CanvasRenderingContext2D, { x, y, angle, long }: Twig): void {
  if (long < 7) return
  const [toX, toY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
  context.lineWidth = long / 6
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(toX, toY)
  context.stroke()
  branch(context, { x: toX, y: toY, angle: angle - 0.42, long: long * 0.74 })
  branch(context, { x: toX, y: toY, angle: angle + 0.36, long: long * 0.72 })
}
