import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal } from '../kit/shapes.ts'
import { coin, stone } from './riches.ts'
import type { Subject } from './subject.ts'

const flame = (brush: Brush, x: number, y: number, size: number): string =>
  placed(
    { x, y, scale: size / 50 },
    brush.glow(0, 0, 60, '#ffb02e', 0.8) +
      brush.solid(
        'M0 -56C10 -24 36 -12 32 20C30 44 12 54 0 54C-12 54 -30 44 -32 20C-34 0 -18 -6 -16 -24C-6 -18 -4 -36 0 -56Z',
        ['#ffdf4a', '#ff7a1a', '#d61f1a'],
        { relief: 0, edge: 2 },
      ) +
      brush.flat('M0 -18C6 2 18 8 16 26C14 42 6 46 0 46C-6 46 -14 42 -16 26C-16 14 -6 8 0 -18Z', '#fff6b0'),
  )

export const rocket: Subject = (brush, palette) => {
  const trail =
    brush.line('M-104 92C-50 70 -30 40 -4 12', lit(palette.accent, 0.3), 15, 0.45) +
    brush.line('M-104 96C-54 78 -30 48 -4 16', '#ffffff', 5, 0.8)
  return (
    trail +
    placed(
      { x: 16, y: -14, turn: 42 },
      `<g transform="rotate(180) translate(0 -74)">${flame(brush, 0, 0, 46)}</g>` +
        mirrored(brush.solid('M24 20C54 30 62 62 54 82C44 66 34 62 22 60Z', palette.accent, { relief: 2 })) +
        brush.solid('M0 -104C32 -76 42 -30 30 52H-30C-42 -30 -32 -76 0 -104Z', ['#ffffff', '#f0f3fb', '#a0abc8'], {
          relief: 3,
          edge: 4,
          ink: '#232a48',
        }) +
        brush.solid('M0 -104C16 -90 26 -72 31 -52H-31C-26 -72 -16 -90 0 -104Z', palette.main, { relief: 2, edge: 2 }) +
        brush.solid(ellipse(0, -22, 18), palette.metal, { relief: 2 }) +
        brush.solid(ellipse(0, -22, 12), ['#dff6ff', '#2f8cff', '#0c2a7a'], { relief: 1, edge: 1 }) +
        brush.solid(box(-33, 44, 66, 15, 6), palette.metal, { relief: 2 }) +
        brush.solid(petal(at(0, 14), at(0, 84), 8), palette.main, { relief: 1 }),
    ) +
    brush.shine(70, -70, 14)
  )
}

export const mineField: Subject = (brush, palette) => {
  const tile = (x: number, y: number, markup = '') =>
    brush.solid(box(x - 27, y - 27, 54, 54, 10), shaded(palette.sky[1], 0.1), { relief: 2, edge: 2.6 }) +
    placed({ x, y, scale: 0.27 }, markup)
  const bomb =
    brush.line('M18 -58C30 -84 56 -84 62 -66', '#c9a06a', 11) +
    flame(brush, 66, -64, 34) +
    brush.solid(ellipse(-4, 10, 70), ['#8a8aa8', '#2a2a44', '#0c0c1e'], { relief: 3, edge: 6 }) +
    brush.gloss(-30, -22, 20, 14, 0.7)
  const found = new Set(['0 2', '1 0', '2 0'])
  const gem = stone(brush, palette.accent, [
    [0, -52],
    [52, -52],
    [86, -14],
    [0, 84],
  ])
  return (
    [-60, 0, 60]
      .flatMap((y, row) => [-60, 0, 60].map((x, column) => tile(x, y, found.has(`${row} ${column}`) ? gem : '')))
      .join('') +
    placed({ x: 16, y: 14, scale: 0.8 }, bomb) +
    brush.shine(-58, 54, 12)
  )
}

export const plinko: Subject = (brush, palette) => {
  const pegs = [3, 4, 5, 6]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, i) => {
        const [x, y] = [(i - (count - 1) / 2) * 32, -56 + row * 30]
        return brush.solid(ellipse(x, y, 7), '#ffffff', { relief: 2, edge: 2 })
      }),
    )
    .join('')
  const bins = Array.from({ length: 7 }, (_, i) =>
    brush.solid(
      box((i - 3) * 27 - 12, 62, 24, 30, 6),
      ['#ff3b5a', '#ff8a2a', '#ffd23e', '#5fd64a', '#ffd23e', '#ff8a2a', '#ff3b5a'][i] ?? '#ff3b5a',
      { relief: 2, edge: 2.4 },
    ),
  ).join('')
  return (
    brush.solid(
      closed([at(-50, -84), at(50, -84), at(112, 54), at(-112, 54)]),
      [lit(palette.sky[1], 0.2), shaded(palette.sky[1], 0.4)],
      { relief: 2, edge: 4 },
    ) +
    pegs +
    bins +
    brush.line('M0 -92C10 -76 14 -66 16 -56C22 -44 30 -40 33 -26C36 -8 20 2 17 18', palette.glow, 4, 0.7) +
    brush.glow(17, 20, 32, palette.metal, 0.9) +
    brush.solid(ellipse(17, 22, 15), palette.accent, { relief: 3 }) +
    brush.gloss(12, 16, 5, 4, 0.9)
  )
}

export const flipCoin: Subject = (brush, palette) =>
  [
    [-66, 58, 0.34, 0.4],
    [-46, 18, 0.5, 0.6],
  ]
    .map(
      ([x = 0, y = 0, scale = 1, veil = 1]) =>
        `<g opacity="${veil}">${placed({ x, y, scale, turn: -20 }, coin(brush, 0, 0, 70, palette.metal, 0))}</g>`,
    )
    .join('') +
  coin(brush, 18, -18, 72, palette.metal, 0, 12) +
  brush.line('M-92 92C-80 60 -70 50 -50 40', '#ffffff', 4, 0.6) +
  brush.shine(-20, -60, 22) +
  brush.shine(66, 20, 14)

export const tower: Subject = (brush, palette) =>
  Array.from({ length: 5 }, (_, row) => {
    const y = 76 - row * 36
    const wide = 150 - row * 16
    return (
      brush.solid(box(-wide / 2, y - 15, wide, 30, 8), row % 2 ? palette.main : palette.accent, { relief: 2 }) +
      [-1, 0, 1]
        .map((i) =>
          brush.solid(
            box(i * (wide / 3.2) - 15, y - 9, 30, 18, 5),
            i === (row % 3) - 1 ? palette.metal : shaded(palette.sky[0], 0.1),
            { relief: 1, edge: 1.6 },
          ),
        )
        .join('')
    )
  }).join('') +
  placed(
    { x: 0, y: -92, scale: 0.32 },
    stone(brush, '#ff3355', [
      [0, -52],
      [52, -52],
      [86, -14],
      [0, 84],
    ]),
  ) +
  brush.shine(0, -100, 16)

export const arrowUp: Subject = (brush, palette) =>
  brush.glow(20, -30, 100, palette.glow, 0.7) +
  [
    [-70, 40],
    [-36, 66],
    [-2, 96],
    [32, 124],
  ]
    .map(([x = 0, tall = 0], i) =>
      brush.solid(box(x - 13, 88 - tall, 26, tall, 5), [palette.main, palette.accent][i % 2] ?? palette.main, {
        relief: 2,
      }),
    )
    .join('') +
  brush.solid(
    'M-92 30C-50 24 -10 0 24 -44L6 -58L84 -96L88 -8L68 -22C30 30 -20 62 -88 66Z',
    ['#d8ff9a', '#3fd64a', '#0f8a3a'],
    { relief: 3, edge: 4 },
  ) +
  brush.shine(56, -62, 16)

export const crossing: Subject = (brush, palette) => {
  const road = closed([at(-104, 30), at(104, 30), at(112, 96), at(-112, 96)])
  return (
    brush.solid(road, ['#5a5a72', '#3a3a50'], { relief: 1 }) +
    brush.line('M-96 62H-64M-46 62H-14M8 62H40M60 62H92', '#ffe14a', 6) +
    placed(
      { x: 0, y: -14, scale: 0.92 },
      brush.solid(petal(at(-40, 10), at(-92, -24), 22, -8), '#ffffff', { relief: 2 }) +
        brush.solid(facing('0 -62, 40 -52, 62 0, 50 52, 0 70'), ['#ffffff', '#fff6e6', '#d6c2a0'], {
          relief: 3,
          edge: 4,
          ink: '#4a3418',
        }) +
        brush.solid('M-22 -54C-30 -76 -14 -84 -6 -74C-4 -94 16 -94 14 -76C24 -84 36 -74 26 -56Z', '#e8202c', {
          relief: 2,
        }) +
        brush.solid('M-14 -16L14 -16L0 8Z', '#ffb02e', { relief: 2 }) +
        brush.solid(ellipse(0, 16, 8, 13), '#e8202c', { relief: 1, edge: 2 }) +
        mirrored(
          brush.flat(ellipse(21, -26, 9, 11), '#1c120c') +
            brush.flat(ellipse(18, -30, 4), '#ffffff') +
            brush.line('M18 68V92M18 92l-10 6M18 92l10 6', '#ffa01f', 6),
        ) +
        brush.solid(petal(at(28, 8), at(70, 30), 16, 8), '#fff2da', { relief: 2 }),
    ) +
    coin(brush, 78, -50, 22, palette.metal) +
    brush.shine(-70, -60, 13)
  )
}
