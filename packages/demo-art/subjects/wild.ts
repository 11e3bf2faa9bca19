import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, closed, ellipse, facetted, facing, petal, ring } from '../kit/shapes.ts'
import { bow, fang, fierceEyes, horn, mane } from './features.ts'
import type { Subject } from './subject.ts'

export const wolf: Subject = (brush, palette) => {
  const fur = '#7d8fb3'
  const ear =
    brush.solid(closed([at(26, -44), at(62, -106), at(72, -28)]), fur, { relief: 2 }) +
    brush.flat(closed([at(40, -46), at(60, -86), at(64, -38)]), '#2c3350')
  return (
    mirrored(ear) +
    brush.solid(facing('0 -40, 60 -34, 84 10, 60 56, 24 86, 0 96'), shaded(fur, 0.3), { relief: 0 }) +
    mane(
      brush,
      [
        [56, -16, 104, -22, 15],
        [60, 4, 108, 18, 16],
        [52, 24, 96, 54, 16],
        [36, 42, 70, 86, 15],
        [12, 58, 26, 106, 13],
      ],
      shaded(fur, 0.12),
    ) +
    brush.solid(facing('0 -58, 34 -60, 66 -30, 70 6, 42 36, 22 66, 0 74'), fur, { relief: 3, edge: 4 }) +
    mirrored(brush.flat(petal(at(16, 8), at(66, 18), 16, -4), '#eef3ff')) +
    brush.flat(facing('0 -58, 9 -40, 10 -6, 0 10'), shaded(fur, 0.45), 0.8) +
    brush.solid(facing('0 4, 18 12, 28 38, 22 62, 0 74'), ['#f7faff', '#cdd8ee', '#94a4c6'], { relief: 2, edge: 2.4 }) +
    brush.solid(facing('0 24, 13 22, 14 32, 0 42'), '#20182c', { edge: 1.6, relief: 1 }) +
    brush.line('M0 42V50M0 50Q-14 60 -24 48M0 50Q14 60 24 48', '#2a2a44', 3.4) +
    mirrored(fang(brush, 13, 52, 12, 4)) +
    fierceEyes(brush, { x: 31, y: -12, size: 18, iris: palette.glow }) +
    mirrored(brush.line('M12 -4Q28 -30 58 -30', '#2c3350', 6))
  )
}

export const buffalo: Subject = (brush, palette, prng) => {
  const fur = prng.pick(['#7a4526', '#5c3a6e', '#8a3a22'])
  return (
    mirrored(horn(brush, bow([34, -42], [104, -44], [92, -106]), 17, '#f3dfb6')) +
    mirrored(brush.solid(petal(at(50, -26), at(102, -10), 17, 4), fur, { relief: 2 })) +
    brush.solid(facing('0 -40, 56 -30, 70 30, 56 76, 20 100, 0 106'), shaded(fur, 0.5), { relief: 0 }) +
    mane(
      brush,
      [
        [44, 20, 86, 40, 18],
        [36, 44, 70, 82, 18],
        [14, 64, 34, 108, 16],
      ],
      shaded(fur, 0.35),
    ) +
    brush.solid(facing('0 -66, 38 -62, 60 -28, 54 14, 42 52, 30 82, 0 90'), fur, { relief: 3, edge: 4 }) +
    brush.solid(facing('0 -88, 26 -84, 46 -58, 40 -30, 22 -20, 0 -12'), shaded(fur, 0.4), { relief: 2, edge: 2 }) +
    mirrored(brush.line('M6 -78q10 14 2 28M22 -74q12 14 4 30M36 -60q6 10 0 18', lit(fur, 0.1), 4, 0.7)) +
    brush.solid(facing('0 42, 26 42, 36 62, 28 84, 0 92'), ['#6b5a60', '#3a2c34'], { relief: 2, edge: 2 }) +
    mirrored(brush.flat(ellipse(15, 64, 7, 6), '#14080c')) +
    brush.line('M-16 80Q0 88 16 80', '#14080c', 3) +
    brush.solid(ring(0, 82, 14, 9), palette.metal, { relief: 1, edge: 1.6 }) +
    fierceEyes(brush, { x: 34, y: -4, size: 14, iris: '#ff5a2a' }) +
    mirrored(brush.line('M18 -8Q32 -22 52 -16', shaded(fur, 0.65), 6))
  )
}

export const elephant: Subject = (brush, palette) => {
  const skin = '#8fa0bd'
  return (
    mirrored(
      placed(
        { x: 70, y: -12, turn: -12 },
        brush.solid(facing('0 -50, 34 -44, 44 -4, 30 44, 0 52'), skin, { relief: 2 }),
      ) + brush.flat(ellipse(72, -8, 26, 34), '#e3a6b4', 0.65),
    ) +
    brush.solid(facing('0 -84, 38 -78, 58 -40, 50 4, 24 30, 0 36'), skin, { relief: 3, edge: 4 }) +
    mirrored(horn(brush, bow([30, 24], [44, 74], [74, 50]), 9, '#fff4da')) +
    brush.solid(
      'M-20 -6C-22 30 -26 56 -14 80C-4 98 26 98 30 78C32 66 18 62 14 70C8 76 2 66 8 44C12 28 20 10 20 -6Z',
      skin,
      { relief: 3 },
    ) +
    brush.line('M-17 16H15M-18 32H11M-17 48H7', shaded(skin, 0.35), 2.6, 0.8) +
    mirrored(
      brush.flat(ellipse(30, -16, 9, 10), '#1c1a2c') +
        brush.flat(ellipse(27, -20, 3), '#ffffff') +
        brush.line('M20 -34Q32 -40 42 -28', shaded(skin, 0.5), 4),
    ) +
    brush.solid(facetted('0 -66, 16 -46, 0 -22'), palette.accent, { relief: 2 }) +
    brush.solid('M-52 -58Q0 -96 52 -58L48 -46Q0 -80 -48 -46Z', palette.metal, { relief: 2 }) +
    brush.shine(-6, -52, 9)
  )
}

export const eagle: Subject = (brush, palette) => {
  const feathers = Array.from({ length: 6 }, (_, i) =>
    brush.solid(petal(at(22, 4), at(104 - i * 8, -66 + i * 27), 15, -4), i % 2 ? '#5c2f16' : '#7a421e', {
      relief: 1,
      edge: 2,
    }),
  ).join('')
  return (
    mirrored(feathers) +
    brush.solid(facing('0 -20, 36 -8, 44 40, 22 84, 0 96'), '#6b3a1c', { relief: 3 }) +
    Array.from({ length: 5 }, (_, i) =>
      brush.flat(petal(at((i - 2) * 14, 24), at((i - 2) * 15, 62), 8), '#8f552a'),
    ).join('') +
    brush.solid(facing('0 -84, 30 -78, 48 -48, 44 -16, 52 10, 24 18, 10 34, 0 26'), ['#ffffff', '#eef0f6', '#a9b0c8'], {
      relief: 3,
      edge: 4,
      ink: '#2c2438',
    }) +
    brush.solid('M-18 -32Q0 -46 18 -32Q24 -10 8 14Q0 26 -3 12Q-22 -8 -18 -32Z', ['#ffe07a', '#ffb01f', '#c9700c'], {
      relief: 2,
    }) +
    fierceEyes(brush, { x: 24, y: -42, size: 13, iris: palette.metal }) +
    mirrored(brush.line('M8 -44Q22 -62 44 -58', '#4a4258', 6))
  )
}
