import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { ellipse, facing } from '../kit/shapes.ts'
import { roundEyes } from './features.ts'
import type { Subject } from './subject.ts'

export const koi: Subject = (brush, palette) => {
  const body =
    'M-70 34C-64 -34 -18 -72 36 -66C70 -60 84 -38 84 -22C60 -10 52 6 34 26C14 48 -22 58 -52 52C-60 50 -70 44 -70 34Z'
  const scales = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 10 }, (_, i) => `M${-84 + i * 17 + (row % 2) * 8} ${-60 + row * 16}a8.5 9 0 0 0 17 0`).join(
      '',
    ),
  ).join('')
  const fin = (d: string) =>
    brush.solid(d, [lit(palette.accent, 0.7), palette.accent, shaded(palette.accent, 0.3)], { relief: 1, edge: 2.6 })
  return placed(
    { x: 0, y: 4, turn: -8 },
    fin('M-52 40C-84 24 -106 34 -110 66C-96 58 -88 62 -84 72C-82 90 -70 100 -52 104C-58 84 -46 66 -40 50Z') +
      fin('M-20 -52C-20 -84 4 -98 30 -98C24 -88 30 -76 40 -66Z') +
      fin('M-4 46C-14 66 0 84 24 90C22 74 30 60 30 36Z') +
      brush.solid(body, ['#ffffff', '#fff3e6', '#e8c8b4'], { relief: 3, edge: 4, ink: '#5a1a14' }) +
      brush.within(
        body,
        brush.flat('M-74 -10C-40 -70 0 -80 24 -58C16 -30 -14 -16 -30 8C-40 20 -62 14 -74 -10Z', '#ff5a1f') +
          brush.flat('M-24 56C-10 24 24 30 42 6L50 30L0 70Z', '#ff6a2a') +
          brush.flat(ellipse(52, -56, 20, 14), '#ff5a1f') +
          brush.line(scales, '#a3341a', 1.5, 0.5),
      ) +
      brush.line('M46 -62C34 -44 36 -12 46 6', '#7a2a14', 3, 0.8) +
      brush.flat(ellipse(62, -38, 10), '#ffffff') +
      brush.flat(ellipse(64, -38, 6.4), '#180a10') +
      brush.flat(ellipse(62, -41, 2.4), '#ffffff') +
      brush.line('M84 -22Q74 -18 70 -22', '#7a2a14', 3) +
      brush.line('M82 -16C96 -6 92 12 104 16M76 -14C84 2 78 14 86 24', '#ffb52e', 3) +
      fin('M14 0C2 14 0 34 12 46C22 34 34 24 34 8Z'),
  )
}

export const octopus: Subject = (brush, palette) => {
  const skin = palette.main
  const arm = (d: string) =>
    brush.line(d, shaded(skin, 0.62), 26) + brush.line(d, skin, 19) + brush.line(d, lit(skin, 0.35), 6, 0.7)
  return (
    mirrored(
      arm('M20 30C60 40 92 20 96 -10C98 -24 84 -28 80 -16') +
        arm('M16 36C50 66 88 56 102 84') +
        arm('M8 40C26 70 40 96 64 100'),
    ) +
    brush.solid(facing('0 -92, 44 -84, 70 -44, 62 0, 48 36, 24 52, 0 56'), skin, { relief: 3, edge: 4 }) +
    brush.gloss(-22, -62, 22, 16, 0.5) +
    mirrored(
      brush.flat(ellipse(40, -58, 8, 10), lit(skin, 0.4), 0.7) +
        brush.flat(ellipse(52, -34, 5, 6), lit(skin, 0.4), 0.7),
    ) +
    roundEyes(brush, { x: 26, y: -6, size: 18, iris: palette.accent }) +
    mirrored(brush.line('M8 -32Q26 -40 46 -24', shaded(skin, 0.6), 6)) +
    brush.line('M-16 28Q0 40 16 28', shaded(skin, 0.65), 5)
  )
}
