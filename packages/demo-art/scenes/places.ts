import { lit, mix, shaded } from '../kit/colour.ts'
import { blurred, linear, ramp } from '../kit/sheet.ts'
import { at, box, closed, ellipse } from '../kit/shapes.ts'
import { backgroundLight, rect, ridge } from './scene.ts'
import type { Scene } from './scene.ts'

/** Towers with lit windows, and their light on the street. */
export const skyline: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height } = stage
  const tower = (x: number, towerWidth: number, tall: number, colour: string) => {
    const top = height * 0.8 - tall
    const windows: string[] = []
    for (let wy = top + 8; wy < height * 0.78; wy += 9)
      for (let wx = x + 4; wx < x + towerWidth - 5; wx += 8)
        if (prng.flip(0.42)) windows.push(`M${Math.round(wx)} ${Math.round(wy)}h3.6v4.4h-3.6Z`)
    return (
      brush.ramped(box(x, top, towerWidth, tall + 60), [lit(colour, 0.12), colour]) +
      brush.flat(windows.join(''), prng.pick([palette.glow, palette.accent, palette.metal]), 0.85)
    )
  }
  const row = (count: number, colour: string, low: number, high: number) =>
    Array.from({ length: count }, (_, i) =>
      tower(
        Math.round((i * width) / count + prng.between(-6, 4)),
        Math.round(width / count - prng.between(0, 6)),
        prng.between(low, high),
        colour,
      ),
    ).join('')
  const street = Array.from(
    { length: 9 },
    (_, i) => `M${stage.focus.x} ${height * 0.78}L${(i - 4) * width * 0.28 + stage.focus.x} ${height + 10}`,
  ).join('')
  return (
    rect(stage, linear(brush.sheet, ramp(deep, middle, bright, lit(bright, 0.2)))) +
    brush.glow(stage.focus.x, 130, 150, palette.accent, 0.65) +
    `<g opacity=".6">${row(9, mix(middle, bright, 0.25), 70, 170)}</g>` +
    row(7, mix(deep, middle, 0.4), 40, 140) +
    brush.ramped(`M0 ${height * 0.78}H${width}V${height}H0Z`, [mix(deep, middle, 0.6), deep]) +
    brush.line(street, palette.accent, 1.4, 0.8) +
    brush.line(`M0 ${height * 0.78}H${width}`, palette.glow, 2)
  )
}

/** A night street under lanterns, roofs on both sides. */
export const lanternStreet: Scene = (brush, palette, prng, stage) => {
  const [deep, middle] = palette.sky
  const { width, height } = stage
  const roof = (x: number, y: number, size: number, colour: string) =>
    brush.ramped(
      `M${x - size} ${y}C${x - size * 0.6} ${y - 4} ${x - size * 0.4} ${y - size * 0.3} ${x} ${y - size * 0.42}C${x + size * 0.4} ${y - size * 0.3} ${x + size * 0.6} ${y - 4} ${x + size} ${y}C${x + size * 0.7} ${y + 6} ${x - size * 0.7} ${y + 6} ${x - size} ${y}Z`,
      [lit(colour, 0.3), shaded(colour, 0.3)],
    ) +
    brush.ramped(box(x - size * 0.62, y + 3, size * 1.24, size * 0.6), [
      mix(colour, palette.metal, 0.35),
      shaded(colour, 0.4),
    ])
  const pagoda = (x: number, foot: number, size: number, colour: string) =>
    [0, 1, 2, 3].map((i) => roof(x, foot - i * size * 0.72, size * (1 - i * 0.19), colour)).join('')
  const lantern = (x: number, y: number, size: number) =>
    brush.line(`M${x} -4V${y - size}`, shaded(palette.metal, 0.5), 1.4) +
    brush.glow(x, y, size * 2.4, palette.glow, 0.75) +
    brush.ramped(ellipse(x, y, size, size * 0.84), ['#ffdf8a', '#ff7a2a', '#c9181c']) +
    brush.flat(
      box(x - size * 0.4, y - size, size * 0.8, size * 0.24) +
        box(x - size * 0.4, y + size * 0.76, size * 0.8, size * 0.24),
      palette.metal,
    ) +
    brush.line(`M${x} ${y + size}v${size * 0.9}`, palette.metal, 2)
  const hung = Array.from({ length: 7 }, (_, i) =>
    lantern(
      Math.round((i + 0.5) * (width / 7)),
      Math.round(26 + Math.abs(i - 3) * 17 + prng.between(-8, 10)),
      prng.between(9, 15),
    ),
  )
  return (
    backgroundLight(brush, palette, stage) +
    brush.glow(stage.focus.x, 120, 140, palette.glow, 0.7) +
    `<g opacity=".75">${pagoda(width * 0.14, height * 0.74, 58, mix(deep, middle, 0.5))}${pagoda(width * 0.88, height * 0.76, 52, mix(deep, middle, 0.4))}</g>` +
    brush.flat(ridge(stage, height * 0.86, [20, 6, 0, 4, 18]), deep, 0.8) +
    hung.join('')
  )
}

/** Pillars left and right, steps and a far light. */
export const hall: Scene = (brush, palette, _chance, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height, focus } = stage
  const pillar = (x: number, towerWidth: number, colour: string) => {
    const flutes = [0.25, 0.5, 0.75].map((share) => `M${x + towerWidth * share} 26V${height}`).join('')
    return (
      brush.ramped(
        box(x, 20, towerWidth, height),
        [shaded(colour, 0.3), lit(colour, 0.5), colour, shaded(colour, 0.5)],
        -90,
      ) +
      brush.line(flutes, shaded(colour, 0.5), 1.6, 0.6) +
      brush.ramped(box(x - 8, 8, towerWidth + 16, 16, 3) + box(x - 5, 22, towerWidth + 10, 7, 2), [
        lit(palette.metal, 0.4),
        shaded(palette.metal, 0.35),
      ])
    )
  }
  const steps = [0, 1, 2, 3]
    .map((i) =>
      brush.ramped(box(focus.x - 70 - i * 34, height * 0.72 + i * 20, 140 + i * 68, 22), [
        mix(middle, bright, 0.5 - i * 0.12),
        mix(deep, middle, 0.6 - i * 0.14),
      ]),
    )
    .join('')
  const inner = mix(middle, bright, 0.35)
  return (
    backgroundLight(brush, palette, stage) +
    brush.glow(focus.x, 110, 150, palette.glow, 0.9) +
    `<g opacity=".7">${pillar(width * 0.2, 26, inner)}${pillar(width * 0.71, 26, inner)}</g>` +
    steps +
    pillar(-8, 44, mix(deep, middle, 0.7)) +
    pillar(width - 36, 44, mix(deep, middle, 0.7))
  )
}

/** A castle on its rock, a big moon behind. */
export const castle: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height } = stage
  const keep = mix(deep, middle, 0.35)
  const tower = (x: number, top: number, towerWidth: number) =>
    box(x, top, towerWidth, height) +
    closed([at(x - 5, top), at(x + towerWidth / 2, top - towerWidth * 1.4), at(x + towerWidth + 5, top)])
  const towers = [
    [0.02, 100, 24],
    [0.13, 70, 18],
    [0.78, 82, 22],
    [0.9, 54, 20],
    [0.22, 130, 30],
    [0.68, 126, 30],
  ] as const
  const windows = towers
    .map(([share, top, towerWidth]) => box(width * share + towerWidth / 2 - 2.5, top + 16, 5, 9, 2))
    .join('')
  const fog = blurred(
    brush.sheet,
    12,
    Array.from({ length: 7 }, () =>
      brush.flat(
        ellipse(prng.between(0, width), prng.between(height * 0.64, height * 0.8), 60, 14),
        lit(bright, 0.3),
        0.4,
      ),
    ).join(''),
  )
  return (
    rect(stage, linear(brush.sheet, ramp(deep, middle, bright))) +
    brush.flat(ellipse(stage.focus.x, 100, 84), lit(palette.glow, 0.4), 0.95) +
    brush.glow(stage.focus.x, 100, 150, palette.glow, 0.7) +
    `<path d="${towers.map(([share, top, towerWidth]) => tower(width * share, top, towerWidth)).join('')}" fill="${keep}"/>` +
    brush.flat(windows, palette.metal, 0.95) +
    fog +
    brush.flat(ridge(stage, height * 0.84, [30, 4, 10, 0, 12, 2, 34]), shaded(deep, 0.2))
  )
}

/** Shafts of light through water, weeds and bubbles. */
export const undersea: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height } = stage
  const shafts = Array.from({ length: 6 }, (_, i) =>
    closed([
      at(i * 60 + 10, -6),
      at(i * 60 + 36, -6),
      at(i * 74 - 20 + prng.between(-20, 40), height),
      at(i * 74 - 74, height),
    ]),
  ).join('')
  const weed = (x: number, tall: number, colour: string) =>
    brush.line(
      `M${x} ${height + 4}C${x - 22} ${height - tall * 0.35} ${x + 24} ${height - tall * 0.6} ${x - 4} ${height - tall}`,
      colour,
      prng.between(6, 11),
    )
  const coral = (x: number, size: number, colour: string) =>
    brush.line(
      `M${x} ${height}V${height - size}M${x} ${height - size * 0.4}C${x + size * 0.5} ${height - size * 0.5} ${x + size * 0.5} ${height - size * 0.7} ${x + size * 0.45} ${height - size * 1.1}M${x} ${height - size * 0.55}C${x - size * 0.5} ${height - size * 0.6} ${x - size * 0.5} ${height - size * 0.8} ${x - size * 0.4} ${height - size * 1.2}`,
      colour,
      size * 0.2,
    )
  const bubbles = Array.from({ length: 18 }, () => {
    const [x, y, r] = [prng.between(4, width), prng.between(0, height), prng.between(2, 8)]
    return (
      brush.line(ellipse(x, y, r), '#ffffff', 1, 0.55) +
      brush.flat(ellipse(x - r * 0.3, y - r * 0.3, r * 0.28), '#ffffff', 0.8)
    )
  })
  return (
    rect(stage, linear(brush.sheet, ramp(bright, middle, deep))) +
    blurred(brush.sheet, 5, brush.flat(shafts, palette.glow, 0.26)) +
    brush.glow(stage.focus.x, stage.focus.y, 130, palette.glow, 0.6) +
    brush.flat(ridge(stage, height * 0.82, [40, 22, 6, 10, 30, 52]), mix(deep, middle, 0.6), 0.7) +
    [14, 40, width - 44, width - 16]
      .map((x) => weed(x, prng.between(90, 160), mix(palette.main, deep, 0.35)))
      .join('') +
    coral(width * 0.09, 60, palette.accent) +
    coral(width * 0.92, 70, palette.accent) +
    bubbles.join('')
  )
}
