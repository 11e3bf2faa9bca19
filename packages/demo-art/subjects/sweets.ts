import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, ring, star } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

const twist = (brush: Brush, colour: string) =>
  mirrored(
    brush.solid(closed([at(40, 0), at(84, -38), at(96, 0), at(84, 38)]), lit(colour, 0.2), { relief: 2 }) +
      brush.line('M52 -8L82 -24M54 0H90M52 8L82 24', shaded(colour, 0.4), 2.4),
  ) +
  brush.solid(ellipse(0, 0, 50), colour, { relief: 3, edge: 4 }) +
  brush.within(
    ellipse(0, 0, 50),
    brush.line('M-60 -20C-20 -60 20 20 60 -20M-60 20C-20 -20 20 60 60 20', '#ffffff', 13, 0.75),
  ) +
  brush.gloss(-15, -22, 24, 15, 0.75)
const swirl = (brush: Brush, colour: string, secondColour: string) =>
  brush.line('M0 30V104', '#c9b8d6', 14) +
  brush.line('M0 30V104', '#ffffff', 9) +
  brush.solid(ellipse(0, -24, 66), colour, { relief: 3, edge: 4 }) +
  brush.within(
    ellipse(0, -24, 66),
    Array.from({ length: 7 }, (_, i) =>
      placed(
        { x: 0, y: -24, turn: i * 51.4 },
        brush.flat('M0 0C20 -20 20 -50 -4 -76L34 -66C44 -40 30 -12 0 0Z', i % 2 ? secondColour : '#ffffff', 0.92),
      ),
    ).join(''),
  ) +
  brush.gloss(-24, -54, 28, 17, 0.75)
const bean = (brush: Brush, colour: string) =>
  brush.solid('M-62 -6C-66 -48 -26 -60 0 -46C22 -36 60 -44 66 0C70 42 34 56 6 46C-20 36 -58 42 -62 -6Z', colour, {
    relief: 3,
    edge: 4,
  }) + brush.gloss(-30, -26, 20, 11, 0.85)

export const candy: Subject = (brush, palette, prng) => {
  const [first, second, third, fourth] = prng.shuffle([
    '#ff4fa3',
    '#35c6ff',
    '#ffd23e',
    '#8fe04a',
    '#b04aff',
    '#ff7a3a',
  ])
  const kinds = [
    twist(brush, first ?? palette.main),
    swirl(brush, second ?? palette.accent, third ?? palette.metal),
    bean(brush, fourth ?? palette.main),
    twist(brush, third ?? palette.metal),
  ]
  const [a, b, c] = prng.shuffle(kinds)
  return (
    placed({ x: -50, y: 26, scale: 0.66, turn: -18 }, a ?? '') +
    placed({ x: 52, y: 28, scale: 0.64, turn: 18 }, b ?? '') +
    placed({ x: 0, y: -24, scale: 0.86, turn: -4 }, c ?? '') +
    brush.shine(40, -60, 14)
  )
}

export const cupcake: Subject = (brush, palette) => {
  const cream = palette.main
  const tier = (y: number, rx: number, ry: number) =>
    brush.solid(ellipse(0, y, rx, ry), lit(cream, 0.28), { relief: 3, edge: 3.4 })
  const sprinkles = [
    [-40, 2, 30],
    [-10, 8, 80],
    [28, 0, -30],
    [-24, -24, 60],
    [16, -26, 10],
    [44, 8, 50],
    [-2, -46, -40],
    [-52, 12, 0],
  ]
    .map(([x = 0, y = 0, turn = 0], i) =>
      placed(
        { x, y, turn },
        brush.solid(box(-6, -2.6, 12, 5.2, 2.6), ['#ffe14a', '#35c6ff', '#ffffff', '#8fe04a'][i % 4] ?? '#ffffff', {
          edge: 1,
          relief: 0,
        }),
      ),
    )
    .join('')
  return (
    brush.solid(closed([at(-62, 18), at(62, 18), at(44, 92), at(-44, 92)]), palette.accent, { relief: 3, edge: 4 }) +
    [-40, -20, 0, 20, 40]
      .map((x) => brush.line(`M${x} 24L${x * 0.72} 88`, shaded(palette.accent, 0.4), 3, 0.7))
      .join('') +
    tier(10, 74, 28) +
    tier(-22, 56, 25) +
    tier(-50, 36, 21) +
    sprinkles +
    brush.solid(ellipse(0, -78, 19), ['#ff9a9a', '#e8142c', '#8a0418'], { relief: 3 }) +
    brush.line('M2 -94Q8 -106 22 -108', '#2f5a12', 4) +
    brush.gloss(-6, -84, 6, 5, 0.9)
  )
}

export const donut: Subject = (brush, palette) =>
  brush.solid(ring(0, 6, 84, 25), ['#f6c47a', '#d98a3a', '#8f4f18'], { relief: 3, edge: 4 }) +
  brush
    .solid(
      `M-74 -2C-74 -50 -40 -76 0 -76C40 -76 74 -50 74 -2C74 18 62 10 56 24C48 40 36 22 24 40C12 54 -4 34 -18 46C-34 54 -36 26 -52 28C-68 28 -74 16 -74 -2Z${ellipse(0, -4, 25)}`,
      palette.main,
      { relief: 3, edge: 2.4 },
    )
    .replaceAll('<path', '<path fill-rule="evenodd"') +
  Array.from({ length: 18 }, (_, i) =>
    placed(
      { x: Math.cos(i * 2.4) * (38 + (i % 3) * 9), y: -14 + Math.sin(i * 2.4) * (36 + (i % 2) * 6), turn: i * 47 },
      brush.solid(box(-6, -2.6, 12, 5.2, 2.6), ['#ffe14a', '#35c6ff', '#ffffff', '#8fe04a'][i % 4] ?? '#ffffff', {
        edge: 1,
        relief: 0,
      }),
    ),
  ).join('') +
  brush.gloss(-34, -48, 24, 11, 0.6)

export const gummyBear: Subject = (brush, palette) => {
  const jelly = [lit(palette.main, 0.6), palette.main, shaded(palette.main, 0.25)]
  return (
    mirrored(
      brush.solid(ellipse(40, -74, 21), jelly, { relief: 2 }) +
        brush.solid(ellipse(56, 20, 22, 18), jelly, { relief: 2 }) +
        brush.solid(ellipse(34, 80, 26, 20), jelly, { relief: 2 }),
    ) +
    brush.solid(facing('0 -10, 48 -2, 58 40, 40 84, 0 92'), jelly, { relief: 3, edge: 4 }) +
    brush.solid(facing('0 -88, 42 -80, 60 -44, 44 -8, 0 4'), jelly, { relief: 3, edge: 4 }) +
    mirrored(brush.flat(ellipse(20, -46, 6, 8), shaded(palette.main, 0.7))) +
    brush.solid(ellipse(0, -28, 11, 8), shaded(palette.main, 0.3), { relief: 1, edge: 1.6 }) +
    brush.line('M-12 -14Q0 -4 12 -14', shaded(palette.main, 0.6), 4) +
    brush.gloss(-24, -66, 17, 10, 0.8) +
    brush.gloss(-20, 22, 10, 22, 0.55)
  )
}

export const chili: Subject = (brush, palette) =>
  brush.glow(0, 10, 100, '#ffb02e', 0.7) +
  placed(
    { x: 0, y: 0, turn: 12 },
    brush.solid(
      'M-46 -48C-10 -66 34 -48 44 -4C54 40 20 84 -38 92C-62 94 -66 82 -44 76C-14 66 -12 40 -22 16C-30 -4 -52 -20 -46 -48Z',
      ['#ff8a6a', '#e8142c', '#8a0418'],
      { relief: 3, edge: 4 },
    ) +
      brush.solid(
        'M-50 -42C-44 -66 -4 -74 20 -56C12 -46 2 -48 -6 -40C-16 -30 -32 -46 -50 -42Z',
        ['#b8f06a', '#2f9e3a', '#14551f'],
        { relief: 2 },
      ) +
      brush.line('M-14 -62C-18 -84 -6 -98 10 -102', '#14551f', 12) +
      brush.line('M-14 -62C-18 -84 -6 -98 10 -102', '#6fc23a', 6) +
      brush.gloss(18, -14, 8, 26, 0.65),
  ) +
  placed(
    { x: 40, y: 24, turn: -24, scale: 0.56 },
    brush.solid(
      'M-46 -48C-10 -66 34 -48 44 -4C54 40 20 84 -38 92C-62 94 -66 82 -44 76C-14 66 -12 40 -22 16C-30 -4 -52 -20 -46 -48Z',
      ['#ffe07a', '#ff9a1a', '#c95a0c'],
      { relief: 3, edge: 5 },
    ) + brush.solid(petal(at(-20, -50), at(-10, -100), 11), palette.accent, { relief: 1 }),
  )

export const bee: Subject = (brush, palette) =>
  mirrored(
    brush.solid(petal(at(16, -30), at(102, -68), 30, 10), ['#ffffff', '#dff3ff'], {
      relief: 1,
      edge: 3,
      ink: '#4a5a78',
    }) +
      brush.solid(petal(at(18, -16), at(96, 0), 20, 8), ['#ffffff', '#cfeaff'], { relief: 1, edge: 3, ink: '#4a5a78' }),
  ) +
  brush.solid(facing('0 -14, 46 -4, 54 36, 34 78, 0 100'), '#ffc42e', { relief: 3, edge: 4 }) +
  brush.within(
    facing('0 -14, 46 -4, 54 36, 34 78, 0 100'),
    brush.flat('M-70 14Q0 28 70 14V32Q0 46 -70 32ZM-70 50Q0 64 70 50V66Q0 80 -70 66Z', '#2a1a14', 0.95),
  ) +
  brush.solid(ellipse(0, -40, 44, 40), '#ffcf4a', { relief: 3, edge: 4 }) +
  mirrored(
    brush.flat(ellipse(18, -42, 10, 13), '#20120e') +
      brush.flat(ellipse(15, -47, 4), '#ffffff') +
      brush.glow(31, -24, 13, '#ff7a6a', 0.8) +
      brush.line('M12 -76Q18 -98 36 -100', '#2a1a14', 4) +
      brush.solid(ellipse(37, -100, 6), palette.main, { relief: 1, edge: 2 }),
  ) +
  brush.line('M-12 -22Q0 -12 12 -22', '#5a2a0c', 4)

export const honeyPot: Subject = (brush, palette) =>
  brush.solid(facing('0 -50, 54 -44, 78 10, 62 70, 36 90, 0 92'), ['#e89a4a', '#b8622a', '#6b3212'], {
    relief: 3,
    edge: 4,
  }) +
  brush.solid(ellipse(0, -52, 60, 19), '#d98a3a', { relief: 2 }) +
  brush.solid(
    'M-50 -54C-50 -74 50 -74 50 -54C56 -30 46 -10 40 -14C32 -18 36 -34 24 -34C14 -34 18 12 6 14C-8 14 -2 -26 -14 -28C-26 -28 -22 -8 -34 -8C-46 -8 -50 -34 -50 -54Z',
    ['#fff0a0', '#ffb81f', '#e08a0c'],
    { relief: 2, edge: 2.4 },
  ) +
  placed(
    { x: 30, y: -64, turn: 32 },
    brush.solid(box(-5, -60, 10, 52, 5), '#c97a3a', { relief: 2 }) +
      brush.solid(ellipse(0, -4, 19, 15), '#e0a04a', { relief: 2 }) +
      brush.line('M-17 -8H17M-18 0H18', '#8f5a1c', 2.4),
  ) +
  brush.solid(star(0, 50, 24, 12, 6), palette.metal, { relief: 2, edge: 2.4 }) +
  brush.gloss(-46, 12, 9, 28, 0.4)
