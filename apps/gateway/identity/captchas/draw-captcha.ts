import { randomInt } from 'node:crypto'

import sharp from 'sharp'

import { glyphs } from './captcha-glyphs.ts'
import type { Point, Stroke } from './captcha-glyphs.ts'

const WIDTH = 320
const HEIGHT = 112
const BOX = { width: 100, height: 160 }
const STEPS = 12

/** Inks of similar lightness, so that neither colour nor brightness separates a sign from the lines across it. */
const INKS = ['#3b2f73', '#284b63', '#5b2a56', '#1f5148', '#6b3a1f', '#3d3a8c']

/** Maximum number of signs in one line; lines with up to `FULL_SIZE` signs are drawn in full size. */
const ONE_LINE = 8
const FULL_SIZE = 4

/** Draws the signs as a PNG: the response contains only pixels, no text or vector shapes. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const wave = createWave()
  const glyphPositions = randomGlyphs(text.length)
  const figures = text.split('').flatMap((sign, index) => {
    const glyphPosition = glyphPositions[index]
    if (!glyphPosition) return []
    const [pen, colour] = [between(8, 10) * glyphPosition.scale, ink()]
    return figure(glyphs[sign] ?? [], glyphPosition).map((stroke) => path(stroke, wave, pen, colour))
  })
  const drawn = [
    ...Array.from({ length: 2 }, () => path(noise(), wave, between(2, 4))),
    ...figures,
    ...Array.from({ length: 2 }, () => path(noise(), wave, between(3, 5))),
    ...Array.from({ length: 40 }, speck),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#f3f0e8"/>${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer()
}

interface CaptchaGlyph {
  centre: Point
  scale: number
}

/** Returns positions and scales of `count` signs, in one line or two. */
function randomGlyphs(count: number): CaptchaGlyph[] {
  const lines = count > ONE_LINE ? 2 : 1
  const inLine = Math.ceil(count / lines)
  const cell = (WIDTH - 40) / inLine
  const scale = Math.min(1, FULL_SIZE / inLine, 0.9 / lines)
  return Array.from({ length: count }, (_, index) => {
    const x = 20 + cell * ((index % inLine) + 0.5)
    const y = (HEIGHT / lines) * (Math.floor(index / inLine) + 0.5)
    return { centre: { x, y }, scale }
  })
}

/** Returns the strokes of one sign at its position: rotated, slanted, scaled, and sometimes touching the next sign. */
function figure(strokes: Stroke[], { centre: middle, scale }: CaptchaGlyph): Stroke[] {
  const turn = between(-0.34, 0.34)
  const lean = between(-0.3, 0.3)
  const size = { x: between(0.48, 0.58) * scale, y: between(0.44, 0.54) * scale }
  const centre = { x: middle.x + between(-8, 8) * scale, y: middle.y + between(-5, 5) * scale }

  return strokes.map((stroke) =>
    smoothed(stroke.map(jitter)).map((point) => {
      const x = (point.x - BOX.width / 2 + lean * (point.y - BOX.height / 2)) * size.x
      const y = (point.y - BOX.height / 2) * size.y
      return {
        x: centre.x + x * Math.cos(turn) - y * Math.sin(turn),
        y: centre.y + x * Math.sin(turn) + y * Math.cos(turn),
      }
    }),
  )
}

const jitter = ({ x, y }: Point): Point => ({ x: x + between(-4, 4), y: y + between(-4, 4) })

/** Returns a Catmull-Rom curve through the points. */
function smoothed(points: Stroke): Stroke {
  return points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const t = step / STEPS
      return { x: curve([before.x, from.x, to.x, after.x], t), y: curve([before.y, from.y, to.y, after.y], t) }
    })
  })
}

/** Returns the point at `t` of the curve from `from` to `to`, with the adjacent points. */
function curve([before, from, to, after]: [number, number, number, number], t: number): number {
  const bend = 2 * before - 5 * from + 4 * to - after
  const twist = 3 * from - before - 3 * to + after
  return from + (t * (to - before + t * (bend + t * twist))) / 2
}

type Wave = (point: Point) => Point

/** Distorts the whole image, so that the outline of a sign differs each time. */
function createWave(): Wave {
  const [a, b] = [between(4, 7), between(2, 4)]
  const [p, q] = [between(0, 7), between(0, 7)]
  const [f, g] = [between(0.02, 0.035), between(0.05, 0.08)]
  return ({ x, y }) => ({ x: x + b * Math.sin(y * g + q), y: y + a * Math.sin(x * f + p) })
}

function noise(): Stroke {
  const count = 5
  return smoothed(
    Array.from({ length: count }, (_, index) => ({ x: (WIDTH / (count - 1)) * index, y: between(8, HEIGHT - 8) })),
  )
}

function path(stroke: Stroke, wave: Wave, width: number, colour = ink()): string {
  const points = stroke.map(wave).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

const speck = () =>
  `<circle cx="${between(0, WIDTH).toFixed(1)}" cy="${between(0, HEIGHT).toFixed(1)}" r="${between(0.8, 2.2).toFixed(1)}" fill="${ink()}"/>`

const ink = () => INKS[randomInt(INKS.length)] ?? '#3b2f73'

const PRECISION = 10_000
const between = (min: number, max: number) => min + ((max - min) * randomInt(PRECISION)) / PRECISION
