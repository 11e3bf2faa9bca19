import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, closed, ellipse, facing, petal } from '../kit/shapes.ts'
import { tiger } from './big-cats.ts'
import { bow, fang, fierceEyes, horn, mane } from './features.ts'
import type { Subject } from './subject.ts'

/** The long dragon of the East, face on. */
export const dragon: Subject = (brush, palette) => {
  const skin = palette.main
  const gold = '#ffc83a'
  const whisker =
    brush.line('M22 26C60 8 84 30 96 -4C98 -12 90 -16 86 -10', '#3a0a10', 8) +
    brush.line('M22 26C60 8 84 30 96 -4C98 -12 90 -16 86 -10', gold, 4.4)
  return (
    mane(
      brush,
      [
        [46, -30, 104, -44, 14],
        [54, -6, 112, 4, 15],
        [50, 18, 104, 46, 15],
        [40, 40, 82, 82, 15],
        [18, 62, 40, 106, 14],
      ],
      palette.accent,
    ) +
    mirrored(
      horn(brush, bow([24, -56], [44, -78], [78, -108]), 11, gold) +
        horn(brush, bow([50, -82], [74, -76], [92, -80], 4), 6, gold),
    ) +
    mirrored(brush.solid(petal(at(52, -28), at(96, -66), 12, -6), lit(skin, 0.15), { relief: 2 })) +
    brush.solid(facing('0 -72, 34 -66, 62 -36, 58 -6, 44 18, 46 44, 26 62, 0 66'), skin, { relief: 3, edge: 4 }) +
    brush.solid(facing('0 44, 34 40, 36 58, 22 82, 0 90'), ['#5a0712', '#a3172a'], { relief: 0, edge: 2.6 }) +
    brush.flat(ellipse(0, 78, 15, 9), '#ff7a86') +
    mirrored(fang(brush, 27, 44, 24, 6) + fang(brush, 13, 46, 13, 4) + fang(brush, 15, 82, -13, 4)) +
    brush.solid(facing('0 -2, 22 2, 46 22, 44 42, 20 48, 0 44'), lit(skin, 0.2), { relief: 3, edge: 3 }) +
    mirrored(
      brush.solid(ellipse(18, 18, 15, 12), lit(skin, 0.3), { relief: 2, edge: 2 }) +
        brush.flat(ellipse(20, 21, 6, 5), '#2a0408'),
    ) +
    Array.from({ length: 4 }, (_, i) =>
      brush.solid(petal(at(0, -10 - i * 15), at(0, -34 - i * 15), 12 - i), gold, { relief: 1, edge: 2 }),
    ).join('') +
    fierceEyes(brush, { x: 34, y: -18, size: 20, iris: '#ffe14a' }) +
    mirrored(brush.solid(petal(at(12, -12), at(66, -44), 9, -7), gold, { relief: 1, edge: 2 })) +
    mirrored(whisker)
  )
}

export const phoenix: Subject = (brush, palette) => {
  const fire = ['#fff0a0', '#ffb52e', '#ff6a1a', '#d61f3a'] as const
  const flames = (i: number) => fire[i % 4] ?? fire[1]
  const wing =
    Array.from({ length: 8 }, (_, i) =>
      brush.solid(petal(at(12, 6), at(108 - i * i * 1.1, -88 + i * 21), 15, -9), fire[(i % 3) + 1] ?? fire[2], {
        relief: 1,
        edge: 2.2,
        ink: '#6b0f14',
      }),
    ).join('') +
    Array.from({ length: 5 }, (_, i) =>
      brush.solid(petal(at(10, 6), at(68 - i * 4, -56 + i * 18), 11, -6), flames(i % 2), {
        relief: 1,
        edge: 1.6,
        ink: '#a3341a',
      }),
    ).join('')
  const tail = [-30, -12, 12, 30]
    .map(
      (x, i) =>
        brush.solid(
          petal(at(x * 0.3, 40), at(x * 1.7, 104 - Math.abs(x) * 0.4), 11, i < 2 ? 8 : -8),
          fire[(i + 1) % 4] ?? fire[1],
          { relief: 1, edge: 2.2, ink: '#6b0f14' },
        ) + brush.flat(ellipse(x * 1.45, 88 - Math.abs(x) * 0.3, 5, 7), palette.accent),
    )
    .join('')
  return (
    brush.glow(0, 0, 110, '#ffe27a', 0.9) +
    tail +
    mirrored(wing) +
    brush.solid(
      'M0 -30C26 -26 30 6 22 30C14 50 6 56 0 60C-6 56 -14 50 -22 30C-30 6 -26 -26 0 -30Z',
      ['#fff2b0', '#ff9a2a', '#d6301a'],
      { relief: 3, ink: '#6b0f14' },
    ) +
    Array.from({ length: 3 }, (_, row) =>
      [-1, 0, 1]
        .map((i) => brush.flat(petal(at(i * 11, 2 + row * 13), at(i * 11, 20 + row * 13), 6), '#ffe59a', 0.9))
        .join(''),
    ).join('') +
    [
      [-16, -96],
      [0, -106],
      [16, -96],
    ]
      .map(([x = 0, y = 0]) => brush.solid(petal(at(x * 0.3, -58), at(x, y), 6), '#ffd23e', { relief: 1, edge: 2 }))
      .join('') +
    brush.solid(facing('0 -70, 18 -66, 24 -48, 16 -28, 0 -20'), ['#ffe59a', '#ff9a2a', '#e0451a'], {
      relief: 2,
      ink: '#6b0f14',
    }) +
    fierceEyes(brush, { x: 11, y: -50, size: 8, iris: palette.glow }) +
    brush.solid('M-8 -44Q0 -50 8 -44Q4 -28 0 -22Q-4 -28 -8 -44Z', ['#fff2b0', '#e08a12'], { relief: 1, edge: 2 })
  )
}

export const unicorn: Subject = (brush, palette) => {
  const hair = ['#ff6fb4', '#9a6bff', '#4fc3ff', '#ffd75a', '#63e6b8']
  const locks = [
    [-20, -62, -76, -88],
    [-28, -56, -96, -58],
    [-32, -36, -108, -22],
    [-34, -14, -108, 18],
    [-34, 8, -102, 54],
    [-32, 26, -86, 84],
    [-26, 44, -62, 104],
  ]
    .map(([x = 0, y = 0, tx = 0, ty = 0], i) =>
      brush.solid(petal(at(x, y), at(tx, ty), 21, i % 2 ? 9 : -9), hair[i % 5] ?? palette.accent, {
        relief: 1,
        edge: 2.4,
      }),
    )
    .join('')
  return (
    locks +
    brush.solid(closed([at(16, -70), at(66, -112), at(36, -58)]), ['#fff6c8', '#ffc83a', '#d98a1a'], { relief: 2 }) +
    brush.line('M24 -72L36 -62M34 -80L44 -72M44 -90L52 -82', '#a8641a', 2) +
    brush.solid(petal(at(-8, -60), at(-14, -104), 12), '#ffffff', { relief: 1 }) +
    brush.solid(
      'M-34 98C-44 40 -48 -30 -24 -58C-4 -80 30 -72 44 -48C56 -26 62 -4 80 14C94 28 92 50 74 54C56 58 44 46 30 42C16 50 18 76 24 98Z',
      ['#ffffff', '#f6efff', '#cdb8ee'],
      { relief: 3, edge: 4, ink: '#4a2a7a' },
    ) +
    brush.solid(petal(at(-8, -66), at(40, -50), 13, -12), hair[0] ?? '#ff6fb4', { relief: 1, edge: 2.4 }) +
    brush.flat(ellipse(32, -24, 9, 12), '#2a1440') +
    brush.flat(ellipse(29, -29, 4), '#ffffff') +
    brush.line('M20 -36Q32 -44 44 -34M44 -26l8 -4M44 -20l8 0', '#2a1440', 3) +
    brush.glow(38, 6, 20, '#ff7fb4', 0.7) +
    brush.flat(ellipse(76, 28, 4, 6), '#9a7ac2') +
    brush.line('M84 44Q70 50 60 40', '#7a5aa8', 3)
  )
}

export const dinosaur: Subject = (brush, palette) => {
  const skin = palette.main
  return (
    mirrored(
      Array.from({ length: 5 }, (_, i) =>
        brush.solid(petal(at(40 - i * 6, -50 - i * 6), at(68 - i * 15, -80 - i * 6), 8), palette.accent, {
          relief: 1,
          edge: 2,
        }),
      ).join(''),
    ) +
    brush.solid(facing('0 -78, 44 -70, 70 -36, 62 0, 54 26, 40 44, 0 48'), skin, { relief: 3, edge: 4 }) +
    brush.solid(facing('0 24, 46 22, 52 44, 38 84, 0 94'), ['#4a0a12', '#9a1a2a'], { relief: 0, edge: 3 }) +
    brush.flat(ellipse(0, 80, 24, 12), '#ff7a86') +
    mirrored(
      [42, 30, 18, 6].map((x, i) => fang(brush, x, 28 + i * 2, 19 - i * 2, 6)).join('') +
        [32, 20, 8].map((x, i) => fang(brush, x, 78 + i * 5, -14, 5)).join(''),
    ) +
    brush.solid(facing('0 -10, 30 -6, 56 14, 54 30, 26 38, 0 36'), lit(skin, 0.15), { relief: 3 }) +
    mirrored(
      brush.flat(ellipse(18, 8, 6, 5), '#101a08') +
        brush.flat(ellipse(50, -46, 7, 5), shaded(skin, 0.3), 0.6) +
        brush.flat(ellipse(30, -60, 8, 5), shaded(skin, 0.3), 0.6),
    ) +
    fierceEyes(brush, { x: 38, y: -26, size: 18, iris: '#ffd23e' }) +
    mirrored(brush.line('M18 -26Q38 -52 64 -42', shaded(skin, 0.65), 7))
  )
}

/** Dragon and tiger, the two sides of the card game. */
export const dragonTiger: Subject = (brush, palette, prng) =>
  placed(
    { x: -44, y: 0, scale: 0.74, turn: -6 },
    dragon(brush, { ...palette, main: '#d6202c', accent: '#ffb02e' }, prng),
  ) + placed({ x: 46, y: 6, scale: 0.78, turn: 6 }, tiger(brush, palette, prng))
