import { mirrored } from '../kit/brush.ts'
import { shaded } from '../kit/colour.ts'
import { box, ellipse, facing, ring, star } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

export const robot: Subject = (brush, palette) => {
  const steel = ['#ffffff', '#b7c4dc', '#5b6a8a']
  return (
    brush.line('M0 -70V-98', '#5b6a8a', 6) +
    brush.solid(ellipse(0, -100, 10), palette.accent, { relief: 2 }) +
    brush.glow(0, -100, 24, palette.accent, 0.8) +
    mirrored(
      brush.solid(box(66, -30, 22, 54, 9), palette.main, { relief: 2 }) +
        brush.line('M72 -18V12', shaded(palette.main, 0.5), 3),
    ) +
    brush.solid(box(-70, -72, 140, 118, 34), steel, { relief: 3, edge: 4, ink: '#1e2740' }) +
    brush.solid(box(-54, -48, 108, 58, 24), ['#0d1430', '#1f2c5c'], { relief: 1, edge: 2 }) +
    mirrored(
      brush.glow(26, -19, 26, palette.glow, 0.8) +
        brush.solid(ellipse(26, -19, 14), [palette.glow, palette.accent], { relief: 1, edge: 0 }) +
        brush.flat(ellipse(22, -24, 4), '#ffffff'),
    ) +
    brush.line('M-22 26H22M-22 34H22', '#5b6a8a', 4) +
    brush.solid(box(-46, 50, 92, 44, 16), palette.main, { relief: 3 }) +
    brush.solid(ring(0, 72, 15, 8), palette.metal, { relief: 2 }) +
    brush.gloss(-10, -62, 44, 9, 0.6)
  )
}

export const astronaut: Subject = (brush, palette) => {
  const visor = ellipse(0, -10, 52, 42)
  return (
    brush.solid(facing('0 40, 50 46, 80 74, 84 110, 0 112'), ['#ffffff', '#e4e9f6', '#a3adc8'], { relief: 3 }) +
    brush.solid(box(-26, 70, 52, 26, 6), palette.main, { relief: 2 }) +
    [-14, 0, 14]
      .map((x, i) => brush.flat(ellipse(x, 83, 4.4), [palette.accent, palette.metal, palette.glow][i] ?? '#ffffff'))
      .join('') +
    mirrored(brush.solid(box(62, -34, 24, 50, 10), palette.accent, { relief: 2 })) +
    brush.solid(ellipse(0, -14, 78, 74), ['#ffffff', '#eef1fa', '#aab4d0'], { relief: 3, edge: 4, ink: '#27304c' }) +
    brush.solid(visor, ['#3a1a7a', '#122a6b', '#0a0f33'], { relief: 2, edge: 5, ink: palette.metal }) +
    brush.within(
      visor,
      brush.glow(-14, -34, 46, palette.glow, 0.8) +
        brush.glow(28, 14, 40, palette.accent, 0.8) +
        brush.solid(ellipse(24, -6, 15), palette.main, { edge: 0, relief: 1 }) +
        brush.line('M2 4C10 -14 40 -20 46 -14', palette.metal, 3) +
        brush.flat(star(-26, 12, 4, 1.4, 4) + star(-6, -30, 3, 1, 4) + star(-34, -14, 3, 1, 4), '#ffffff'),
    ) +
    brush.gloss(-22, -32, 20, 10, 0.75)
  )
}
