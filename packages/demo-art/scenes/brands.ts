import { lit, mix, shaded } from '../kit/colour.ts'
import { blurred, linear, ramp } from '../kit/sheet.ts'
import { at, closed, ellipse, put } from '../kit/shapes.ts'
import { rect, ridge } from './scene.ts'
import type { Scene, Stage } from './scene.ts'

/** Northern lights as hanging rays over snow and firs. */
export const auroraNight: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height } = stage
  const curtain = (colour: string, base: number, tall: number, phase: number) => {
    const fill = linear(brush.sheet, [
      { at: 0, colour, opacity: 0 },
      { at: 0.7, colour, opacity: 0.75 },
      { at: 0.94, colour: lit(colour, 0.6), opacity: 0.9 },
      { at: 1, colour, opacity: 0 },
    ])
    return Array.from({ length: Math.ceil(width / 9) }, (_, i) => {
      const x = i * 9
      const foot = base + Math.sin(x / 88 + phase) * 34 + Math.sin(x / 31 + phase) * 7
      const rise = tall * (0.55 + 0.45 * Math.abs(Math.sin(x / 47 + phase * 2)))
      return `<path d="M${x} ${Math.round(foot - rise)}h11v${Math.round(rise)}h-11Z" fill="${fill}"/>`
    }).join('')
  }
  const stars = Array.from({ length: 70 }, () =>
    brush.flat(ellipse(prng.between(0, width), prng.between(0, height * 0.6), prng.between(0.5, 1.7)), '#ffffff', 0.85),
  )
  const snow = (level: number, colour: string) =>
    brush.ramped(
      ridge(
        stage,
        level,
        Array.from({ length: 7 }, () => prng.between(0, 30)),
      ),
      [lit(colour, 0.25), shaded(colour, 0.3)],
    )
  return (
    rect(stage, linear(brush.sheet, ramp(shaded(deep, 0.2), deep, middle))) +
    stars.join('') +
    blurred(
      brush.sheet,
      5,
      curtain(bright, height * 0.5, 190, 0.4) + curtain(palette.accent, height * 0.44, 150, 2.1),
    ) +
    firs(brush, stage, height * 0.84, mix(deep, middle, 0.5), 0.8) +
    snow(height * 0.84, mix(middle, bright, 0.18)) +
    firs(brush, stage, height * 0.97, shaded(deep, 0.2), 1.3) +
    snow(height * 0.95, mix(deep, middle, 0.7))
  )
}

function firs(brush: Parameters<Scene>[0], stage: Stage, foot: number, colour: string, size: number): string {
  const fir = (x: number, tall: number) =>
    [0, 0.28, 0.56]
      .map((share) =>
        closed([
          at(x, foot - tall * (1 - share * 0.5)),
          at(x + tall * (0.16 + share * 0.2), foot - tall * (0.62 - share)),
          at(x - tall * (0.16 + share * 0.2), foot - tall * (0.62 - share)),
        ]),
      )
      .join('')
  const steps = Math.ceil(stage.width / (34 * size))
  return brush.flat(
    Array.from({ length: steps }, (_, i) => fir(i * 34 * size + ((i * 53) % 17), (34 + ((i * 37) % 30)) * size)).join(
      '',
    ),
    colour,
  )
}

/** Hills of jade in the mist, a coral sun. */
export const lotusMorning: Scene = (brush, palette, prng, stage) => {
  const { width, height, focus } = stage
  const hill = (level: number, tall: number, colour: string) =>
    brush.ramped(
      ridge(
        stage,
        level,
        Array.from({ length: 9 }, (_, i) => tall * (i % 2 ? prng.between(0.5, 1) : prng.between(0, 0.35))),
      ),
      [lit(colour, 0.35), colour],
    )
  const mist = (level: number) =>
    blurred(
      brush.sheet,
      9,
      Array.from({ length: 6 }, (_, i) =>
        brush.flat(ellipse(i * (width / 5), level + prng.between(-8, 8), width / 7, 12), '#fffdf6', 0.75),
      ).join(''),
    )
  const bird = (x: number, y: number, size: number) =>
    brush.line(
      `M${put(at(x - size, y - size * 0.3))}Q${put(at(x - size * 0.4, y - size * 0.7))} ${put(at(x, y))}Q${put(at(x + size * 0.4, y - size * 0.7))} ${put(at(x + size, y - size * 0.3))}`,
      palette.main,
      2,
      0.7,
    )
  const sun =
    brush.glow(focus.x - 30, height * 0.4, 210, '#ffd9b8', 0.95) +
    brush.ramped(ellipse(focus.x - 30, height * 0.42, 96), ['#ffd2b0', lit(palette.accent, 0.25), palette.accent])
  return (
    rect(stage, linear(brush.sheet, ramp('#fff9ec', '#fdeed6', '#fbdcc4'))) +
    sun +
    hill(height * 0.72, 96, '#bfe0cd') +
    mist(height * 0.66) +
    hill(height * 0.84, 74, '#8fcab0') +
    mist(height * 0.8) +
    hill(height * 0.98, 54, mix(palette.main, '#ffffff', 0.35)) +
    bird(focus.x - 150, 74, 11) +
    bird(focus.x - 118, 60, 8) +
    bird(focus.x - 178, 52, 7)
  )
}

/** A still pond from above: rings, pads, petals on the water. */
export const lotusRoom: Scene = (brush, palette, prng, stage) => {
  const { width, height, focus } = stage
  const rings = [60, 104, 152, 206]
    .map((r, i) => brush.line(ellipse(focus.x - 10, focus.y + 10, r, r * 0.62), '#ffffff', 3, 0.75 - i * 0.15))
    .join('')
  const pad = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(1 .62) rotate(${turn})">${brush.ramped(`M0 0L${size} ${-size * 0.16}A${size} ${size} 0 1 0 ${size} ${size * 0.16}Z`, [lit(palette.main, 0.35), palette.main])}${brush.line([40, 90, 140, 190, 240, 290].map((spoke) => `M0 0L${Math.round(Math.cos((spoke * Math.PI) / 180) * size * 0.8)} ${Math.round(Math.sin((spoke * Math.PI) / 180) * size * 0.8)}`).join(''), lit(palette.main, 0.5), 1.6, 0.7)}</g>`
  const pads = [
    [width * 0.52, 54, 44, 20],
    [width * 0.96, 60, 54, 140],
    [width * 0.55, height - 44, 58, 250],
    [width * 0.985, height - 150, 40, 200],
    [width * 0.84, height - 22, 46, 300],
  ]
    .map(([x = 0, y = 0, size = 0, turn = 0]) => pad(x, y, size, turn))
    .join('')
  const glints = Array.from({ length: 26 }, () =>
    brush.flat(
      ellipse(prng.between(width * 0.3, width), prng.between(0, height), prng.between(8, 26), 1.6),
      '#ffffff',
      0.5,
    ),
  )
  return (
    rect(stage, linear(brush.sheet, ramp('#f4f8e8', '#cdeedd', '#9edac4'), 20)) +
    blurred(brush.sheet, 16, brush.flat(ellipse(focus.x, focus.y, 190, 120), '#ffffff', 0.6)) +
    rings +
    glints.join('') +
    pads
  )
}
