import { lit, mix, shaded } from '../kit/colour.ts'
import { blurred, linear, radial, ramp } from '../kit/sheet.ts'
import { at, box, closed, ellipse, polygon } from '../kit/shapes.ts'
import { backgroundLight, rect, ridge } from './scene.ts'
import type { Scene } from './scene.ts'

/** Closed curtains and two lamps. */
export const curtain: Scene = (brush, palette, _chance, stage) => {
  const { width, height, focus } = stage
  const cloth = palette.sky[1]
  const fold = (x: number, wide: number) =>
    brush.ramped(
      `M${x} 0h${wide}v${height}h${-wide}Z`,
      [shaded(cloth, 0.45), lit(cloth, 0.12), cloth, shaded(cloth, 0.55)],
      -90,
    )
  const count = Math.round(width / 20)
  const folds = Array.from({ length: count }, (_, i) => fold((i * width) / count, width / count + 1)).join('')
  const swag = Array.from(
    { length: 5 },
    (_, i) =>
      brush.ramped(`M${(i * width) / 5} -2h${width / 5}v16q${-width / 10} 40 ${-width / 5} 0Z`, [
        lit(cloth, 0.3),
        shaded(cloth, 0.4),
      ]) + brush.line(`M${(i * width) / 5} 14q${width / 10} 40 ${width / 5} 0`, palette.metal, 3),
  ).join('')
  const beam = (x: number) => closed([at(x, -10), at(focus.x - 76, height * 0.86), at(focus.x + 76, height * 0.86)])
  return (
    folds +
    rect(
      stage,
      radial(
        brush.sheet,
        [
          { at: 0, colour: palette.glow, opacity: 0.75 },
          { at: 0.5, colour: palette.sky[2], opacity: 0.3 },
          { at: 1, colour: palette.sky[0], opacity: 0.8 },
        ],
        focus.x / width,
        focus.y / height,
        0.66,
      ),
    ) +
    blurred(brush.sheet, 6, brush.flat(beam(10), palette.glow, 0.3) + brush.flat(beam(width - 10), palette.glow, 0.3)) +
    swag
  )
}

/** Green cloth of a table under a warm lamp, with lights in the background. */
export const felt: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height, focus } = stage
  const lights = Array.from({ length: 20 }, () =>
    brush.flat(
      ellipse(prng.between(0, width), prng.between(0, height * 0.5), prng.between(6, 18)),
      prng.pick([palette.glow, palette.metal, palette.accent]),
      Math.round(prng.between(10, 40)) / 100,
    ),
  )
  const edge = height * 0.6
  const table = `M${-width * 0.2} ${height + 4}C${-width * 0.1} ${edge + 20} ${width * 0.15} ${edge - 26} ${width / 2} ${edge - 26}C${width * 0.85} ${edge - 26} ${width * 1.1} ${edge + 20} ${width * 1.2} ${height + 4}Z`
  return (
    rect(stage, linear(brush.sheet, ramp(deep, mix(deep, middle, 0.7), deep))) +
    blurred(brush.sheet, 2.2, lights.join('')) +
    brush.glow(focus.x, 70, 150, palette.glow, 0.6) +
    `<path d="${table}" fill="${shaded('#8a4a1c', 0.1)}" stroke="${palette.metal}" stroke-width="3" transform="translate(0 -9)"/>` +
    `<path d="${table}" fill="${radial(brush.sheet, ramp(lit(bright, 0.15), middle, deep), 0.5, 0.2, 0.7)}"/>` +
    brush.line(
      `M${width * 0.02} ${height}C${width * 0.1} ${edge + 40} ${width * 0.25} ${edge + 2} ${width / 2} ${edge + 2}C${width * 0.75} ${edge + 2} ${width * 0.9} ${edge + 40} ${width * 0.98} ${height}`,
      lit(bright, 0.5),
      1.6,
      0.6,
    )
  )
}

/** A full stadium under floodlights. */
export const stadium: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height, focus } = stage
  const crowd = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${prng.whole(0, width)}" cy="${prng.whole(height * 0.34, height * 0.58)}" r="1.6" fill="${prng.pick([palette.glow, palette.accent, palette.metal, bright, middle])}" opacity=".8"/>`,
  )
  const lamps = [0.1, 0.3, 0.7, 0.9]
    .map(
      (share) =>
        brush.glow(width * share, 26, 74, '#ffffff', 0.8) +
        [0, 1, 2, 3]
          .map((i) => brush.flat(ellipse(width * share - 12 + (i % 2) * 24, 18 + Math.floor(i / 2) * 14, 6), '#ffffff'))
          .join(''),
    )
    .join('')
  const grass = Array.from({ length: 7 }, (_, i) =>
    closed([
      at(focus.x + (i - 3.5) * 36, height * 0.58),
      at(focus.x + (i - 3) * 36, height * 0.58),
      at(focus.x + (i - 3) * 120, height),
      at(focus.x + (i - 3.5) * 120, height),
    ]),
  ).join('')
  return (
    rect(stage, linear(brush.sheet, ramp(deep, middle, bright))) +
    brush.flat(ridge(stage, height * 0.4, [26, 6, 0, 6, 26]), mix(deep, middle, 0.35)) +
    crowd.join('') +
    lamps +
    brush.ramped(`M0 ${height * 0.58}H${width}V${height}H0Z`, ['#54c23d', '#1d7a2c', '#0c4a1c']) +
    brush.flat(grass, '#b8ff8a', 0.2) +
    brush.line(`M0 ${height * 0.58}H${width}M${focus.x - 90} ${height * 0.8}a90 22 0 0 1 180 0`, '#ffffff', 2.4, 0.8)
  )
}

/** Soft discs of light. */
export const bokeh: Scene = (brush, palette, prng, stage) => {
  const { width, height, focus } = stage
  const disc = () => {
    const [x, y, r] = [prng.between(0, width), prng.between(0, height), prng.between(8, 34)]
    const colour = prng.pick([palette.glow, palette.metal, palette.accent, palette.sky[2]])
    return brush.flat(ellipse(x, y, r), colour, 0.2) + brush.line(ellipse(x, y, r), colour, 1.2, 0.35)
  }
  return (
    backgroundLight(brush, palette, stage) +
    blurred(brush.sheet, 1.2, Array.from({ length: 26 }, disc).join('')) +
    brush.glow(focus.x, focus.y, 140, palette.glow, 0.6)
  )
}

/** A glowing grid to the horizon. */
export const grid: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height, focus } = stage
  const level = height * 0.58
  const fan = Array.from(
    { length: 17 },
    (_, i) => `M${focus.x + (i - 8) * 14} ${level}L${focus.x + (i - 8) * 80} ${height}`,
  ).join('')
  const rows = [0, 6, 14, 26, 42, 64, 92, 128].map((drop) => `M0 ${level + drop}H${width}`).join('')
  const stripes = Array.from({ length: 7 }, (_, i) => box(focus.x - 80, 92 + i * 12, 160, 2 + i * 1.1)).join('')
  const sun = ellipse(focus.x, 100, 74)
  return (
    rect(stage, linear(brush.sheet, ramp(deep, middle, bright))) +
    Array.from(
      { length: 30 },
      () => `<circle cx="${prng.whole(0, width)}" cy="${prng.whole(0, level)}" r="1" fill="#fff" opacity=".8"/>`,
    ).join('') +
    brush.glow(focus.x, 100, 150, palette.main, 0.8) +
    brush.ramped(sun, [palette.metal, palette.accent, palette.main]) +
    brush.within(sun, brush.flat(stripes, mix(deep, middle, 0.7))) +
    brush.ramped(`M0 ${level}H${width}V${height}H0Z`, [mix(deep, middle, 0.7), deep]) +
    brush.line(fan + rows, palette.accent, 1.5, 0.9)
  )
}

/** A cave with crystals in the walls. */
export const cave: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height, focus } = stage
  const rock = (colour: string, inset: number) => {
    const top = Array.from({ length: 13 }, (_, i) =>
      at((i * width) / 12, inset * (i % 2 ? 0.5 : 1.2) * (1 + Math.abs(i - 6) / 4) * prng.between(0.6, 1.1)),
    )
    return (
      brush.ramped(closed([at(-4, -4), ...top, at(width + 4, -4)]), [shaded(colour, 0.35), colour]) +
      brush.ramped(
        `M-4 0C${inset * 3} ${height * 0.3} ${inset * 0.6} ${height * 0.5} ${inset * 2.6} ${height}H-4ZM${width + 4} 0C${width - inset * 3} ${height * 0.34} ${width - inset * 0.6} ${height * 0.5} ${width - inset * 2.6} ${height}H${width + 4}Z`,
        [shaded(colour, 0.2), shaded(colour, 0.45)],
      )
    )
  }
  const crystal = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${brush.ramped(closed([at(-size * 0.24, 0), at(-size * 0.24, -size * 0.7), at(0, -size), at(size * 0.24, -size * 0.7), at(size * 0.24, 0)]), [lit(palette.accent, 0.8), palette.accent])}${brush.flat(closed([at(0, 0), at(0, -size), at(size * 0.24, -size * 0.7), at(size * 0.24, 0)]), shaded(palette.accent, 0.4), 0.5)}</g>`
  const cluster = (x: number, y: number, lean: number) =>
    [-26, 0, 24].map((turn) => crystal(x, y, prng.between(26, 50), lean + turn)).join('')
  return (
    backgroundLight(brush, palette, stage) +
    brush.glow(focus.x, focus.y, 150, palette.glow, 0.8) +
    `<g opacity=".7">${rock(mix(middle, bright, 0.2), 26)}</g>` +
    rock(mix(deep, middle, 0.35), 15) +
    cluster(14, 190, 40) +
    cluster(width - 12, 180, -40) +
    cluster(28, 40, 140) +
    cluster(width - 34, 34, 220)
  )
}

/** Candy hills. */
export const sweetHills: Scene = (brush, palette, prng, stage) => {
  const { width, height } = stage
  const hill = (level: number, colour: string) =>
    brush.ramped(
      ridge(
        stage,
        level,
        Array.from({ length: 5 }, (_, i) => (i % 2 ? 46 : 4) * prng.between(0.6, 1.2)),
      ),
      [lit(colour, 0.5), colour, shaded(colour, 0.15)],
    )
  const lolly = (x: number, y: number, r: number, colour: string) =>
    brush.line(`M${x} ${y}V${height}`, '#ffffff', 5) +
    brush.solid(ellipse(x, y, r), colour, { edge: 0, relief: 1 }) +
    brush.line(`M${x} ${y}c6 -8 14 2 8 10c-8 9 -24 2 -20 -12c5 -14 30 -12 32 6`, '#ffffff', 3, 0.85)
  return (
    rect(stage, linear(brush.sheet, ramp(palette.accent, palette.sky[2], '#fffaf0'))) +
    brush.glow(stage.focus.x, 80, 160, '#ffffff', 0.9) +
    hill(height * 0.62, mix(palette.accent, '#ffffff', 0.45)) +
    lolly(width * 0.12, 120, 20, palette.main) +
    lolly(width * 0.88, 104, 22, palette.metal) +
    hill(height * 0.74, mix(palette.main, '#ffffff', 0.4)) +
    hill(height * 0.88, palette.main)
  )
}

/** Honeycomb of small lights: a quiet background for numbers. */
export const hive: Scene = (brush, palette, prng, stage) => {
  const { width, height, focus } = stage
  const cells: string[] = []
  for (let row = 0; row * 26 < height + 30; row++)
    for (let column = 0; column * 30 < width + 30; column++)
      cells.push(
        `<path d="${polygon(column * 30 + (row % 2) * 15, row * 26, 15.5, 6)}" fill="${prng.pick([palette.glow, palette.main, palette.accent])}" opacity="${(prng.next() ** 3 * 0.5).toFixed(2)}" stroke="${palette.sky[2]}" stroke-opacity=".35" stroke-width="1"/>`,
      )
  return backgroundLight(brush, palette, stage) + cells.join('') + brush.glow(focus.x, focus.y, 130, palette.glow, 0.6)
}
