import { lit, mix, shaded } from '../kit/colour.ts'
import { blurred, linear, ramp } from '../kit/sheet.ts'
import { at, closed, ellipse, polar } from '../kit/shapes.ts'
import { backgroundLight, rect, ridge } from './scene.ts'
import type { Scene } from './scene.ts'

/** Beams from behind the subject. */
export const rays: Scene = (brush, palette, prng, stage) => {
  const beams = prng.pick([10, 12, 14, 18])
  const turn = prng.between(0, 30)
  const reach = stage.width
  const beam = (i: number) => {
    const from = turn + (360 / beams) * i
    const { x, y } = stage.focus
    return closed([at(x, y), polar(stage.focus, reach, from), polar(stage.focus, reach, from + 180 / beams)])
  }
  const beamShapes = Array.from({ length: beams }, (_, i) => beam(i)).join('')
  return (
    backgroundLight(brush, palette, stage) +
    brush.flat(beamShapes, lit(palette.sky[2], 0.35), 0.26) +
    brush.glow(stage.focus.x, stage.focus.y, 130, palette.glow, 0.75)
  )
}

/** Night with stars, a nebula and a near planet. */
export const cosmos: Scene = (brush, palette, prng, stage) => {
  const { width, height } = stage
  const stars = Array.from({ length: 60 }, () => {
    const size = prng.between(0.5, 1.8)
    return `<circle cx="${prng.whole(0, width)}" cy="${prng.whole(0, height)}" r="${size.toFixed(1)}" fill="#fff" opacity="${prng.between(0.35, 1).toFixed(2)}"/>`
  })
  const cloud = (colour: string) =>
    brush.flat(
      ellipse(prng.between(0, width), prng.between(0, height * 0.8), prng.between(60, 120), prng.between(30, 60)),
      colour,
      0.55,
    )
  const clouds = blurred(
    brush.sheet,
    26,
    cloud(palette.main) + cloud(palette.accent) + cloud(palette.sky[2]) + cloud(palette.glow),
  )
  const [px, py, r] = [prng.pick([28, width - 26]), prng.between(30, 70), prng.between(20, 34)]
  const planet = brush.solid(
    ellipse(px, py, r),
    [lit(palette.accent, 0.5), palette.accent, shaded(palette.accent, 0.6)],
    { edge: 0, relief: 0, turn: 30 },
  )
  return (
    rect(stage, linear(brush.sheet, ramp(palette.sky[0], shaded(palette.sky[1], 0.2), palette.sky[0]))) +
    clouds +
    stars.join('') +
    planet +
    brush.glow(stage.focus.x, stage.focus.y, 120, palette.sky[2], 0.7)
  )
}

/** Piled clouds in a bright sky. */
export const clouds: Scene = (brush, palette, prng, stage) => {
  const { width } = stage
  const bank = (level: number, colour: string, size: number) => {
    const puffs = Array.from({ length: Math.ceil(width / (size * 0.8)) + 1 }, (_, i) =>
      ellipse(
        i * size * 0.8 + prng.between(-8, 8),
        level + prng.between(-size * 0.25, size * 0.3),
        size * prng.between(0.55, 0.8),
      ),
    )
    return brush.ramped(`${puffs.join('')}M-90 ${level + 4}V${stage.height + 9}H${width + 90}V${level + 4}Z`, [
      lit(colour, 0.7),
      colour,
      shaded(colour, 0.3),
    ])
  }
  const [deep, middle, bright] = palette.sky
  return (
    backgroundLight(brush, palette, stage) +
    brush.glow(stage.focus.x, 50, 150, palette.glow, 0.8) +
    `<g opacity=".55">${bank(150, mix(middle, bright, 0.7), 46)}</g>` +
    `<g opacity=".8">${bank(205, mix(middle, bright, 0.4), 52)}</g>` +
    bank(258, mix(deep, middle, 0.7), 60)
  )
}

/** A low sun over water. */
export const seaSun: Scene = (brush, palette, prng, stage) => {
  const { width, height, focus } = stage
  const [deep, middle, bright] = palette.sky
  const horizon = height * 0.6
  const glimmer = Array.from({ length: 16 }, (_, i) => {
    const half = prng.between(8, 44) * (1 + i / 14)
    return `<rect x="${Math.round(focus.x - half + prng.between(-18, 18))}" y="${Math.round(horizon + 4 + i * 7)}" width="${Math.round(half * 2)}" height="2.4" rx="1.2" fill="${palette.glow}" opacity="${prng.between(0.25, 0.7).toFixed(2)}"/>`
  })
  return (
    rect(stage, linear(brush.sheet, ramp(deep, middle, bright, palette.glow, bright))) +
    brush.glow(focus.x, horizon - 20, 140, palette.glow, 0.9) +
    brush.flat(ellipse(focus.x, horizon - 24, 66), lit(palette.glow, 0.5), 0.9) +
    brush.flat(ridge(stage, horizon, [26, 8, 2, 0, 0, 6, 20, 34]), mix(deep, middle, 0.6), 0.8) +
    brush.ramped(`M0 ${horizon}H${width}V${height}H0Z`, [middle, deep]) +
    glimmer.join('')
  )
}

/** Curtains of northern light over dark hills. */
export const northern: Scene = (brush, palette, prng, stage) => {
  const { width, height } = stage
  const [deep, middle, bright] = palette.sky
  const veil = (colour: string, y: number) => {
    const xs = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (share) => `${Math.round(share * width)} ${Math.round(y + prng.between(-34, 34))}`,
    )
    return `<path d="M${xs.join(' L')} L${width} ${y + 110} L0 ${y + 110}Z" fill="${linear(brush.sheet, [
      { at: 0, colour, opacity: 0 },
      { at: 0.35, colour, opacity: 0.8 },
      { at: 1, colour, opacity: 0 },
    ])}"/>`
  }
  const stars = Array.from(
    { length: 34 },
    () =>
      `<circle cx="${prng.whole(0, width)}" cy="${prng.whole(0, height * 0.6)}" r="${prng.between(0.5, 1.5).toFixed(1)}" fill="#fff" opacity=".8"/>`,
  )
  const hill = (level: number, colour: string, tall: number) =>
    brush.flat(
      ridge(
        stage,
        level,
        Array.from({ length: 9 }, (_, i) => prng.between(0.2, 1) * tall * (i % 2 ? 1 : 0.4)),
        false,
      ),
      colour,
    )
  return (
    rect(stage, linear(brush.sheet, ramp(deep, middle, bright))) +
    stars.join('') +
    blurred(brush.sheet, 7, veil(palette.accent, 10) + veil(palette.glow, 48) + veil(palette.main, 84)) +
    hill(height * 0.72, mix(middle, bright, 0.3), 74) +
    hill(height * 0.84, mix(deep, middle, 0.6), 60)
  )
}
