import { mirrored } from '../kit/brush.ts'
import { lit } from '../kit/colour.ts'
import { at, closed, ellipse, facing, petal } from '../kit/shapes.ts'
import { roundEyes } from './features.ts'
import type { Subject } from './subject.ts'

export const parrot: Subject = (brush, palette) =>
  [
    [-10, palette.accent],
    [4, '#ffd23e'],
    [18, palette.main],
  ]
    .map(([x, colour], i) =>
      brush.solid(petal(at(Number(x), 40), at(-40 + i * 30, 112), 12, 4), String(colour), { relief: 1, edge: 2.4 }),
    )
    .join('') +
  brush.solid(
    'M-44 -30C-52 -74 -14 -100 24 -90C58 -80 66 -44 54 -8C50 30 40 70 0 82C-30 70 -40 20 -44 -30Z',
    palette.main,
    { relief: 3, edge: 4 },
  ) +
  [0, 1, 2, 3]
    .map((i) =>
      brush.solid(
        petal(at(30 - i * 4, -6 + i * 12), at(-50 - i * 3, 34 + i * 17), 19, -8),
        ['#2fb8ff', '#ffd23e', palette.accent, lit(palette.main, 0.2)][i] ?? palette.accent,
        { relief: 1, edge: 2.4 },
      ),
    )
    .join('') +
  brush.solid(ellipse(26, -50, 28, 26), ['#ffffff', '#f6f0e6', '#d6c8b8'], { relief: 1, edge: 2 }) +
  brush.flat(ellipse(26, -54, 11), '#1c120c') +
  brush.flat(ellipse(22, -58, 4.4), '#ffffff') +
  brush.solid(
    'M48 -66C86 -66 100 -34 86 -6C80 -16 66 -24 50 -28C42 -40 42 -56 48 -66Z',
    ['#5a5a72', '#2a2a3c', '#12121c'],
    { relief: 3 },
  ) +
  [
    [-8, -84, -34, -112],
    [4, -90, -4, -120],
    [16, -90, 24, -114],
  ]
    .map(([x = 0, y = 0, tx = 0, ty = 0]) =>
      brush.solid(petal(at(x, y), at(tx, ty), 8, 3), '#ffd23e', { relief: 1, edge: 2 }),
    )
    .join('')

export const fox: Subject = (brush, palette) => {
  const fur = '#f2782a'
  return (
    mirrored(
      brush.solid(closed([at(18, -46), at(64, -108), at(78, -20)]), fur, { relief: 2 }) +
        brush.flat(closed([at(36, -50), at(62, -88), at(68, -36)]), '#3a1a20'),
    ) +
    brush.solid(facing('0 -62, 44 -56, 84 -4, 96 26, 52 44, 22 74, 0 84'), fur, { relief: 3, edge: 4 }) +
    mirrored(brush.flat('M8 76C20 50 16 26 40 16C60 10 80 18 94 28C70 44 46 46 22 72Z', '#fff6ea')) +
    brush.solid(facing('0 58, 14 58, 14 70, 0 78'), '#2a1420', { relief: 2, edge: 1.6 }) +
    roundEyes(brush, { x: 34, y: 0, size: 14, iris: palette.accent }) +
    mirrored(brush.line('M18 -16Q34 -28 54 -14', '#8a3a0c', 5)) +
    brush.solid(petal(at(0, -22), at(0, -58), 12), palette.metal, { relief: 1, edge: 2 })
  )
}
