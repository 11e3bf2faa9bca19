import { lit, shaded } from './colour.ts'
import { dropShadow, relief } from './relief.ts'
import type { Relief } from './relief.ts'
import { clipped, linear, newSheet, radial, ramp } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { ellipse, glint } from './shapes.ts'

export interface Finish {
  /** Width of the dark outline; 0 for none. */
  edge?: number
  relief?: Relief | 0
  /** Colour of the outline; default: a dark shade of the part. */
  ink?: string
  turn?: number
}

/** Drawing interface of all pictures. Each method returns markup; nothing is added to the document automatically. */
export interface Brush {
  sheet: Sheet
  solid: (path: string, colour: string | readonly string[], finish?: Finish) => string
  flat: (path: string, colour: string, opacity?: number) => string
  line: (path: string, colour: string, width: number, opacity?: number) => string
  ramped: (path: string, colours: readonly string[], turn?: number) => string
  glow: (cx: number, cy: number, radius: number, colour: string, opacity?: number) => string
  shine: (cx: number, cy: number, size: number, colour?: string) => string
  gloss: (cx: number, cy: number, rx: number, ry: number, opacity?: number) => string
  within: (path: string, ...markup: string[]) => string
  lifted: (reach: number, markup: string) => string
}

export interface BrushOptions {
  /** Without filters: for drawings delivered to the browser as SVG. */
  plain?: boolean
}

export function newBrush(sheet: Sheet = newSheet(), { plain = false }: BrushOptions = {}): Brush {
  return {
    sheet,
    solid: (path, colour, finish = {}) => solid(sheet, path, colour, plain ? { ...finish, relief: 0 } : finish),
    flat: (path, colour, opacity = 1) =>
      `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    line: (path, colour, width, opacity = 1) =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    ramped: (path, colours, turn = 0) => `<path d="${path}" fill="${linear(sheet, ramp(...colours), turn)}"/>`,
    glow: (cx, cy, radius, colour, opacity = 1) => glow(sheet, { cx, cy, radius, colour, opacity }),
    shine: (cx, cy, size, colour = '#fffdf0') =>
      glow(sheet, { cx, cy, radius: size * 0.8, colour, opacity: 0.7 }) +
      `<path d="${glint(cx, cy, size)}" fill="#fff"/>`,
    gloss: (cx, cy, rx, ry, opacity = 0.5) =>
      `<path d="${ellipse(cx, cy, rx, ry)}" fill="${linear(sheet, [
        { at: 0, colour: '#fff', opacity },
        { at: 1, colour: '#fff', opacity: opacity * 0.1 },
      ])}"/>`,
    within: (path, ...markup) => clipped(sheet, path, markup.join('')),
    lifted: (reach, markup) =>
      plain ? markup : `<g filter="${dropShadow(sheet, reach, '#0a0414', 0.55)}">${markup}</g>`,
  }
}

function solid(sheet: Sheet, path: string, colour: string | readonly string[], finish: Finish): string {
  const base = typeof colour === 'string' ? colour : (colour[Math.floor(colour.length / 2)] ?? '#888888')
  const colours = typeof colour === 'string' ? [lit(colour, 0.22), colour, shaded(colour, 0.24)] : colour
  const { edge = 3, relief: level = 2, ink = shaded(base, 0.62), turn = 0 } = finish
  const outline = edge
    ? `<path d="${path}" fill="${ink}" stroke="${ink}" stroke-width="${edge * 2}" stroke-linejoin="round"/>`
    : ''
  const filter = level ? ` filter="${relief(sheet, level, shaded(base, 0.55))}"` : ''
  return `${outline}<path d="${path}" fill="${linear(sheet, ramp(...colours), turn)}"${filter}/>`
}

interface Glow {
  cx: number
  cy: number
  radius: number
  colour: string
  opacity: number
}

function glow(sheet: Sheet, { cx, cy, radius, colour, opacity }: Glow): string {
  const fill = radial(sheet, [
    { at: 0, colour, opacity },
    { at: 0.45, colour, opacity: opacity * 0.45 },
    { at: 1, colour, opacity: 0 },
  ])
  return `<path d="${ellipse(cx, cy, radius)}" fill="${fill}"/>`
}

/** Returns the markup with its mirror image: faces and trophies are drawn as halves. */
export const mirrored = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`

export interface BrushPlacement {
  x: number
  y: number
  scale?: number
  turn?: number
}

export function placed({ x, y, scale = 1, turn = 0 }: BrushPlacement, markup: string): string {
  const [dx, dy] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  const tilt = turn === 0 ? '' : ` rotate(${Math.round(turn * 10) / 10})`
  return `<g transform="translate(${dx} ${dy})${tilt}${size}">${markup}</g>`
}
