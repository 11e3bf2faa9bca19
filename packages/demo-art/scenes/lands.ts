import { lit, mix, shaded } from '../kit/colour.ts'
import { blurred, linear, ramp } from '../kit/sheet.ts'
import { at, closed, ellipse, petal, polar } from '../kit/shapes.ts'
import { backgroundLight, rect, ridge } from './scene.ts'
import type { Scene } from './scene.ts'

/** Ranges of mountains, each nearer and darker. */
export const mountains: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height, focus } = stage
  const range = (level: number, tall: number, colour: string) => {
    const count = Math.round(width / 40)
    const heights = Array.from(
      { length: count },
      (_, i) => (i % 2 ? prng.between(0.55, 1) : prng.between(0, 0.3)) * tall,
    )
    return `<path d="${ridge(stage, level, heights, false)}" fill="${linear(brush.sheet, ramp(lit(colour, 0.22), colour, shaded(colour, 0.2)))}"/>`
  }
  return (
    backgroundLight(brush, palette, stage) +
    brush.flat(ellipse(focus.x + prng.pick([-74, 74]), 62, 26), palette.glow, 0.85) +
    brush.glow(focus.x, 90, 130, palette.glow, 0.6) +
    `<g opacity=".7">${range(height * 0.66, 110, mix(middle, bright, 0.55))}</g>` +
    range(height * 0.78, 84, mix(deep, middle, 0.85)) +
    range(height * 0.92, 66, mix(deep, middle, 0.4))
  )
}

/** Dunes and pyramids in a hot sky. */
export const desert: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height, focus } = stage
  const pyramid = (x: number, foot: number, size: number) =>
    brush.ramped(closed([at(x, foot - size), at(x + size * 0.8, foot), at(x - size * 0.8, foot)]), [
      lit(middle, 0.45),
      mix(middle, deep, 0.2),
    ]) +
    brush.flat(
      closed([at(x, foot - size), at(x + size * 0.8, foot), at(x + size * 0.12, foot)]),
      shaded(deep, 0.1),
      0.55,
    )
  const dune = (level: number, colour: string) =>
    brush.ramped(
      ridge(
        stage,
        level,
        Array.from({ length: 5 }, () => prng.between(0, 34)),
      ),
      [lit(colour, 0.25), shaded(colour, 0.25)],
    )
  return (
    rect(stage, linear(brush.sheet, ramp(deep, middle, bright, lit(bright, 0.4)))) +
    brush.glow(focus.x, 96, 150, palette.glow, 0.9) +
    pyramid(width * 0.16, height * 0.66, prng.between(90, 120)) +
    pyramid(width * 0.87, height * 0.67, prng.between(70, 104)) +
    dune(height * 0.7, mix(middle, bright, 0.2)) +
    dune(height * 0.84, mix(deep, middle, 0.55))
  )
}

/** Trunks, hanging leaves and a clearing full of light. */
export const jungle: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height } = stage
  const fan = (x: number, y: number, turn: number, size: number, colour: string) =>
    Array.from({ length: 7 }, (_, i) =>
      brush.ramped(
        petal(at(x, y), polar(at(x, y), size * (1 - Math.abs(i - 3) * 0.09), turn + (i - 3) * 24), size * 0.13, 3),
        [lit(colour, 0.25), shaded(colour, 0.35)],
        turn,
      ),
    ).join('')
  const trunk = (x: number, thick: number, colour: string) =>
    brush.flat(
      `M${x} -4C${x + 10} ${height * 0.4} ${x - 12} ${height * 0.6} ${x + 4} ${height}H${x + thick}C${x + thick - 8} ${height * 0.6} ${x + thick + 10} ${height * 0.4} ${x + thick - 4} -4Z`,
      colour,
    )
  const back = [0.1, 0.26, 0.72, 0.9]
    .map((share) => trunk(width * share, prng.between(12, 24), mix(middle, deep, 0.35)))
    .join('')
  const leaves = (colour: string, size: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const isLeft = i % 2 === 0
      return fan(
        isLeft ? prng.between(-14, 26) : width - prng.between(-14, 26),
        prng.between(-10, height * 0.85),
        isLeft ? prng.between(60, 130) : prng.between(-130, -60),
        size,
        colour,
      )
    }).join('')
  return (
    backgroundLight(brush, palette, stage) +
    brush.glow(stage.focus.x, 96, 150, palette.glow, 0.85) +
    `<g opacity=".7">${back}</g>` +
    blurred(brush.sheet, 1.4, leaves(mix(middle, bright, 0.2), 66, 6)) +
    leaves(mix(deep, middle, 0.55), 82, 6)
  )
}

/** Stems of bamboo with mist between them. */
export const bamboo: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height } = stage
  const cane = (x: number, thick: number, colour: string) => {
    const joints = Array.from({ length: 6 }, (_, i) => `M${x - 1.5} ${i * 58 + prng.between(8, 30)}h${thick + 3}`).join(
      '',
    )
    return (
      `<path d="M${x} -4h${thick}v${height + 8}h${-thick}Z" fill="${linear(brush.sheet, ramp(shaded(colour, 0.3), lit(colour, 0.45), colour, shaded(colour, 0.45)), -90)}"/>` +
      brush.line(joints, shaded(colour, 0.5), 3)
    )
  }
  const row = (count: number, thick: number, colour: string) =>
    Array.from({ length: count }, (_, i) =>
      cane(Math.round((i + prng.between(0.1, 0.9)) * (width / count)), thick, colour),
    ).join('')
  const twig = (x: number, y: number, side: number) =>
    [20, 55, 95]
      .map((turn) =>
        brush.ramped(petal(at(x, y), polar(at(x, y), 44, side * turn), 6, 2), [lit(middle, 0.4), shaded(middle, 0.4)]),
      )
      .join('')
  return (
    backgroundLight(brush, palette, stage) +
    `<g opacity=".45">${row(9, 9, mix(middle, bright, 0.6))}</g>` +
    brush.glow(stage.focus.x, 100, 150, palette.glow, 0.8) +
    [0.02, 0.12, 0.86, 0.95].map((share) => cane(Math.round(width * share), 16, mix(deep, middle, 0.8))).join('') +
    twig(width * 0.12, 40, 1) +
    twig(width * 0.02, 150, 1) +
    twig(width * 0.9, 30, -1) +
    twig(width, 128, -1)
  )
}

/** A mountain of fire. */
export const volcano: Scene = (brush, palette, prng, stage) => {
  const [deep, middle, bright] = palette.sky
  const { width, height, focus } = stage
  const cone = closed([
    at(focus.x - 34, 96),
    at(focus.x + 34, 96),
    at(focus.x + 150, height * 0.86),
    at(focus.x - 150, height * 0.86),
  ])
  const stream = (x: number, bow: number) =>
    brush.line(
      `M${focus.x + x} 96C${focus.x + x + bow} 140 ${focus.x + x - bow} 170 ${focus.x + x * 2.4} ${height * 0.86}`,
      lit(bright, 0.25),
      prng.between(5, 10),
    )
  const smoke = blurred(
    brush.sheet,
    10,
    Array.from({ length: 9 }, () =>
      brush.flat(
        ellipse(focus.x + prng.between(-90, 90), prng.between(-10, 50), prng.between(24, 46)),
        mix(deep, middle, 0.35),
        0.8,
      ),
    ).join(''),
  )
  return (
    backgroundLight(brush, palette, stage) +
    smoke +
    brush.glow(focus.x, 84, 130, palette.glow, 0.95) +
    brush.ramped(cone, [mix(deep, middle, 0.7), shaded(deep, 0.25)]) +
    stream(-14, 26) +
    stream(8, -22) +
    stream(22, 18) +
    brush.ramped(
      ridge(
        stage,
        height * 0.86,
        Array.from({ length: 9 }, () => prng.between(-8, 26)),
        false,
      ),
      [shaded(deep, 0.1), '#0b0202'],
    ) +
    `<rect x="0" y="${height * 0.8}" width="${width}" height="30" fill="${bright}" opacity=".16"/>`
  )
}
