import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facetted, facing, petal, polygon, star } from '../kit/shapes.ts'
import { fang, fierceEyes } from './features.ts'
import type { Subject } from './subject.ts'

export const skull: Subject = (brush, palette) => {
  const bone = ['#ffffff', '#f4ead2', '#bfa67e']
  const sword = (turn: number) =>
    placed(
      { x: 0, y: 20, turn },
      brush.solid('M-7 -134Q12 -122 9 -60L8 54H-8Z', ['#ffffff', '#b9c6dc', '#66748f'], { relief: 2 }) +
        brush.solid(box(-22, 50, 44, 10, 5), palette.metal, { relief: 2 }) +
        brush.solid(box(-6, 58, 12, 34, 5), '#6b3a1c', { relief: 1 }),
    )
  return (
    sword(52) +
    sword(-52) +
    brush.solid(facing('0 -62, 46 -54, 62 -14, 52 22, 34 34, 32 66, 0 74'), bone, {
      relief: 3,
      edge: 4,
      ink: '#3a2410',
    }) +
    mirrored(
      brush.solid(ellipse(24, -2, 17, 18), ['#2a0d12', '#5a1a1e'], { relief: 0, edge: 1.6 }) +
        brush.glow(24, 2, 13, palette.accent, 0.95),
    ) +
    brush.flat(facing('0 14, 8 26, 6 34, 0 32'), '#2a0d12') +
    brush.line('M-20 48V68M-10 50V71M0 50V72M10 50V71M20 48V68M-30 48Q0 56 30 48', '#8a6a42', 2.6) +
    brush.solid(
      'M-84 -36C-70 -50 -60 -96 0 -96C60 -96 70 -50 84 -36C92 -26 76 -16 66 -24C40 -44 -40 -44 -66 -24C-76 -16 -92 -26 -84 -36Z',
      ['#4a3a52', '#221a2c'],
      { relief: 3, edge: 4 },
    ) +
    brush.line('M-80 -30Q-66 -38 -54 -42Q0 -62 54 -42Q66 -38 80 -30', palette.metal, 4) +
    brush.flat(ellipse(0, -70, 11, 10), '#f4ead2') +
    brush.flat(ellipse(-4, -70, 3) + ellipse(4, -70, 3), '#221a2c') +
    brush.flat(box(-5, -63, 10, 6, 2), '#f4ead2')
  )
}

export const joker: Subject = (brush, palette) => {
  const bell = (x: number, y: number) => brush.solid(ellipse(x, y, 11), palette.metal, { relief: 2 })
  return (
    brush.solid('M-50 -20C-60 -70 -96 -72 -100 -30C-90 -44 -76 -36 -64 4Z', palette.main, { relief: 2 }) +
    brush.solid('M50 -20C60 -70 96 -72 100 -30C90 -44 76 -36 64 4Z', palette.accent, { relief: 2 }) +
    brush.solid(
      'M-52 -16C-40 -60 -30 -100 6 -108C-2 -90 24 -60 52 -16Q0 -40 -52 -16Z',
      ['#8a4ae0', '#5a1fb0', '#2c0a66'],
      { relief: 3 },
    ) +
    bell(-100, -26) +
    bell(100, -26) +
    bell(8, -108) +
    brush.solid(facing('0 -34, 42 -30, 54 6, 40 46, 14 76, 0 80'), ['#ffffff', '#fbeff2', '#d6b4c4'], {
      relief: 3,
      edge: 4,
      ink: '#3a1a3c',
    }) +
    mirrored(
      brush.flat(petal(at(22, -26), at(22, 28), 10), palette.accent, 0.95) +
        brush.flat(ellipse(22, 0, 13, 9), '#ffffff') +
        brush.flat(ellipse(22, 0, 7), palette.main) +
        brush.flat(ellipse(22, 0, 3.4), '#12060a') +
        brush.line('M8 -12Q22 -24 38 -12', '#2a1030', 4),
    ) +
    brush.solid(ellipse(0, 18, 11), '#ff3344', { relief: 2 }) +
    brush.solid('M-40 26Q0 52 40 26Q34 64 0 66Q-34 64 -40 26Z', ['#8a0a1e', '#e0263a'], { relief: 0, edge: 3 }) +
    brush.flat('M-35 32Q0 52 35 32L30 44Q0 58 -30 44Z', '#ffffff') +
    brush.solid('M-58 -12Q0 -44 58 -12L54 -24Q0 -54 -54 -24Z', palette.metal, { relief: 2 }) +
    Array.from({ length: 7 }, (_, i) =>
      brush.solid(
        petal(at((i - 3) * 13, 72), at((i - 3) * 25, 104 - Math.abs(i - 3) * 4), 12),
        i % 2 ? palette.main : palette.metal,
        { relief: 1, edge: 2 },
      ),
    ).join('')
  )
}

export const totem: Subject = (brush, palette) => {
  const stone = ['#c9e0b8', '#6f9a72', '#34584a']
  return (
    Array.from({ length: 9 }, (_, i) =>
      brush.solid(
        petal(at((i - 4) * 12, -40), at((i - 4) * 24, -108 + Math.abs(i - 4) * 11), 13),
        [palette.accent, palette.metal, palette.main][i % 3] ?? palette.main,
        { relief: 1, edge: 2.4 },
      ),
    ).join('') +
    brush.solid(facetted('0 -66, 50 -60, 70 -34, 70 40, 50 82, 0 92'), stone, { relief: 3, edge: 4, ink: '#1a2c28' }) +
    mirrored(
      brush.solid(box(58, -22, 30, 42, 6), palette.metal, { relief: 2 }) +
        brush.solid(ellipse(73, 34, 13), palette.accent, { relief: 2 }),
    ) +
    mirrored(
      brush.solid(box(12, -30, 40, 28, 8), '#24382f', { relief: 0, edge: 2 }) +
        brush.solid(ellipse(32, -16, 11), palette.glow, { relief: 1, edge: 0 }) +
        brush.flat(ellipse(32, -16, 4, 9), '#1a0a04') +
        brush.solid(closed([at(8, -38), at(56, -48), at(58, -34), at(10, -28)]), palette.metal, { relief: 1 }),
    ) +
    brush.solid(closed([at(-9, -22), at(9, -22), at(18, 22), at(-18, 22)]), lit('#6f9a72', 0.2), { relief: 2 }) +
    brush.solid(box(-42, 36, 84, 34, 8), '#3a0d12', { relief: 0 }) +
    [-34, -20.5, -7, 6.5, 20]
      .map((x) => brush.solid(box(x, 38, 13, 13, 2) + box(x, 56, 13, 12, 2), '#fff4d2', { edge: 1, relief: 1 }))
      .join('') +
    brush.solid(star(0, -50, 13, 7, 8), palette.metal, { relief: 1 }) +
    mirrored(brush.line('M58 46v18h-10M62 -44h-12', shaded('#34584a', 0.4), 3))
  )
}

export const sugarSkull: Subject = (brush, palette) => {
  const flower = (x: number, y: number, size: number, colour: string) =>
    Array.from({ length: 6 }, (_, i) =>
      brush.solid(
        ellipse(x + Math.cos(i * 1.047) * size * 0.62, y + Math.sin(i * 1.047) * size * 0.62, size * 0.44),
        colour,
        { relief: 1, edge: 1.4 },
      ),
    ).join('') + brush.solid(ellipse(x, y, size * 0.34), '#ffe14a', { relief: 1, edge: 1.2 })
  return (
    brush.solid(facing('0 -78, 54 -68, 76 -16, 62 28, 42 40, 38 82, 0 92'), ['#ffffff', '#fff6ee', '#dcc8d8'], {
      relief: 3,
      edge: 4,
      ink: '#3c1444',
    }) +
    mirrored(
      Array.from({ length: 10 }, (_, i) =>
        brush.flat(
          ellipse(30 + Math.cos(i * 0.628) * 25, -8 + Math.sin(i * 0.628) * 25, 7.4),
          i % 2 ? palette.main : palette.accent,
        ),
      ).join('') +
        brush.solid(ellipse(30, -8, 20, 21), ['#2c0d33', '#5a1a66'], { relief: 0, edge: 1 }) +
        brush.solid(star(30, -8, 10, 4.4, 8), palette.glow, { relief: 0, edge: 0 }),
    ) +
    brush.flat(facing('0 18, 9 30, 7 40, 0 37'), '#2c0d33') +
    brush.line('M-34 58Q0 70 34 58M-24 54V72M-12 57V77M0 58V78M12 57V77M24 54V72', '#5a1a66', 3) +
    mirrored(
      brush.line('M62 22c-10 4 -16 14 -8 20c6 2 10 -6 4 -8', palette.main, 3.4) +
        brush.line('M20 -54c10 -10 26 -6 26 6', palette.accent, 3.4),
    ) +
    brush.solid('M0 -46c-8 -12 -26 -2 -14 12L0 -22L14 -34c12 -14 -6 -24 -14 -12Z', palette.main, {
      relief: 1,
      edge: 2,
    }) +
    flower(-42, -78, 24, palette.main) +
    flower(0, -92, 27, palette.accent) +
    flower(42, -78, 24, palette.main)
  )
}

/** The face in the mountain of fire. */
export const fireGod: Subject = (brush, palette) =>
  Array.from({ length: 11 }, (_, i) =>
    brush.solid(
      petal(at((i - 5) * 11, -20), at((i - 5) * 22, -112 + Math.abs(i - 5) * 13), 17, (i - 5) * 1.6),
      ['#fff0a0', '#ffb01f', '#f2501a'],
      { relief: 1, edge: 2.4, ink: '#6b0f0a' },
    ),
  ).join('') +
  brush.solid(facing('0 -60, 44 -54, 72 -16, 66 34, 42 74, 0 92'), ['#7a5a52', '#4a2c2a', '#1f1014'], {
    relief: 3,
    edge: 4,
  }) +
  brush.line('M-50 -30L-36 -8L-48 14M46 -38L38 -20L54 4M-20 70L-8 58M40 44L26 56', '#ff8a1a', 4) +
  brush.glow(0, 20, 70, '#ff7a1a', 0.5) +
  fierceEyes(brush, { x: 31, y: -8, size: 20, iris: '#ffd23e' }) +
  mirrored(brush.solid(closed([at(8, -18), at(58, -40), at(62, -26), at(12, -6)]), '#2c181a', { relief: 1, edge: 2 })) +
  brush.solid(facing('0 6, 14 18, 12 28, 0 30'), '#5a3632', { relief: 2, edge: 2 }) +
  brush.solid('M-40 44Q0 32 40 44Q34 74 0 76Q-34 74 -40 44Z', ['#ffe27a', '#ff7a14', '#a3200c'], {
    relief: 0,
    edge: 3,
  }) +
  mirrored([8, 24].map((x) => fang(brush, x, 40, 15, 5)).join('')) +
  brush.solid(polygon(0, -38, 12, 4), palette.accent, { relief: 2, edge: 2 })
