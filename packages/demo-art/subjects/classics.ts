import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal } from '../kit/shapes.ts'
import { lettered } from './lettered.ts'
import type { Subject } from './subject.ts'

const leaf = (brush: Brush, x: number, y: number, tx: number, ty: number, wide: number) =>
  brush.solid(petal(at(x, y), at(tx, ty), wide, wide * 0.3), ['#b8f06a', '#3fae2f', '#1a6b1e'], {
    relief: 2,
    edge: 2.6,
  }) + brush.line(`M${x} ${y}L${x + (tx - x) * 0.8} ${y + (ty - y) * 0.8}`, '#1a6b1e', 1.6, 0.7)

function cherries(brush: Brush): string {
  const berry = (x: number, y: number) =>
    placed(
      { x, y },
      brush.solid(facing('0 -32, 20 -38, 38 -14, 34 22, 12 40, 0 38'), ['#ff8a8a', '#e8142c', '#8a0418'], {
        relief: 3,
        edge: 4,
      }),
    ) + brush.gloss(x - 13, y - 14, 9, 12, 0.85)
  return (
    brush.line('M-38 16C-34 -30 -8 -62 26 -82C34 -44 46 -16 44 24', '#2f5a12', 9) +
    brush.line('M-38 16C-34 -30 -8 -62 26 -82C34 -44 46 -16 44 24', '#7ac23a', 4.4) +
    leaf(brush, 24, -82, -46, -78, 20) +
    berry(-40, 42) +
    berry(46, 48)
  )
}

function melon(brush: Brush): string {
  const wedge = 'M-92 -30A94 94 0 0 0 92 -30Z'
  const seeds = [
    [-46, 2],
    [-18, 22],
    [14, 24],
    [44, 4],
    [-4, -6],
    [-26, -10],
    [26, -10],
  ]
  return (
    brush.solid(wedge, ['#2f9e3a', '#1c7a2c', '#0c4a1a'], { relief: 2, edge: 4 }) +
    brush.solid('M-80 -26A82 80 0 0 0 80 -26Z', '#e9ffd0', { relief: 0, edge: 0 }) +
    brush.solid('M-72 -26A74 71 0 0 0 72 -26Z', ['#ff8a7a', '#f2344a', '#c9142e'], { relief: 2, edge: 0 }) +
    seeds
      .map(([x = 0, y = 0]) => brush.solid(petal(at(x, y - 7), at(x, y + 7), 5), '#2a0d12', { relief: 1, edge: 0 }))
      .join('')
  )
}

function citrus(brush: Brush, colour: string): string {
  return (
    leaf(brush, 10, -56, 64, -92, 17) +
    brush.solid(
      'M-84 10C-88 -40 -42 -62 -6 -62C40 -62 72 -32 80 0C84 10 98 16 94 26C88 34 76 30 70 38C50 66 22 76 -10 74C-56 70 -80 46 -84 10Z',
      [lit(colour, 0.5), colour, shaded(colour, 0.25)],
      { relief: 3, edge: 4 },
    ) +
    brush.gloss(-34, -28, 26, 16, 0.8)
  )
}

function plum(brush: Brush): string {
  return (
    brush.line('M4 -54Q6 -76 20 -88', '#5a3412', 8) +
    leaf(brush, 10, -66, 66, -70, 15) +
    brush.solid(facing('0 -56, 44 -58, 72 -12, 58 46, 20 76, 0 72'), ['#d78aff', '#8a2cd6', '#3d0a78'], {
      relief: 3,
      edge: 4,
    }) +
    brush.line('M2 -54C-22 -20 -22 30 0 70', '#3d0a78', 4, 0.6) +
    brush.gloss(-34, -22, 14, 22, 0.75)
  )
}

function grapes(brush: Brush): string {
  const rows = [4, 5, 4, 3, 2, 1]
  return (
    brush.line('M0 -60V-92', '#5a3412', 9) +
    leaf(brush, 0, -64, 62, -80, 22) +
    rows
      .map((count, row) =>
        Array.from({ length: count }, (_, i) => {
          const [x, y] = [(i - (count - 1) / 2) * 35, -44 + row * 26]
          return (
            brush.solid(ellipse(x, y, 20), ['#e0a0ff', '#8f3ae8', '#431088'], { relief: 2, edge: 2.6 }) +
            brush.flat(ellipse(x - 6, y - 7, 5, 4), '#ffffff', 0.85)
          )
        }).join(''),
      )
      .join('')
  )
}

export const cherry: Subject = (brush) => cherries(brush)
export const watermelon: Subject = (brush) => melon(brush)
export const lemon: Subject = (brush) => citrus(brush, '#ffd21f')
export const orange: Subject = (brush) => citrus(brush, '#ff9a1f')
export const plumFruit: Subject = (brush) => plum(brush)
export const grapeBunch: Subject = (brush) => grapes(brush)

const fruits = [cherry, watermelon, lemon, orange, plumFruit, grapeBunch] as const

export const fruit: Subject = (brush, palette, prng) => prng.pick(fruits)(brush, palette, prng)

export const fruitBowl: Subject = (brush, palette, prng) => {
  const [first, second, third] = prng.shuffle(fruits).map((kind) => kind(brush, palette, prng))
  return (
    placed({ x: -48, y: -32, scale: 0.62, turn: -12 }, first ?? '') +
    placed({ x: 50, y: -30, scale: 0.62, turn: 12 }, second ?? '') +
    placed({ x: 0, y: 34, scale: 0.72 }, third ?? '') +
    brush.shine(-70, -60, 12)
  )
}

const SEVEN = 'M-58 -74H62V-38C34 -6 14 32 10 82H-38C-34 34 -14 0 14 -30H-26V-14H-58Z'
export const seven: Subject = (brush, palette, prng) => {
  const colour = prng.pick(['#e8142c', palette.main, '#ff7a14'])
  const fruit =
    placed({ x: 5, y: 8 }, brush.flat(SEVEN, shaded(colour, 0.7))) +
    brush.solid(SEVEN, ['#fff0b0', '#ffc42e', '#c97a0c'], { relief: 2, edge: 9, ink: shaded(colour, 0.7) }) +
    placed(
      { x: 1, y: 1, scale: 0.86 },
      brush.solid(SEVEN, [lit(colour, 0.5), colour, shaded(colour, 0.4)], { relief: 2, edge: 0 }),
    ) +
    brush.flat('M-50 -66H54V-56H-50Z', '#ffffff', 0.45)
  if (prng.flip(0.5)) return brush.glow(0, 0, 110, palette.glow, 0.7) + fruit + brush.shine(-40, -58, 20)
  return (
    placed({ x: -52, y: 14, scale: 0.66, turn: -12 }, fruit) +
    placed({ x: 54, y: 14, scale: 0.66, turn: 12 }, fruit) +
    placed({ x: 0, y: -4, scale: 0.88 }, fruit) +
    brush.shine(-30, -58, 18)
  )
}

export const bell: Subject = (brush, palette) =>
  brush.solid(ellipse(0, 64, 18), '#c97a0c', { relief: 2 }) +
  brush.solid(facing('0 -78, 28 -72, 46 -34, 54 18, 76 44, 70 56, 0 60'), '#ffc42e', { relief: 3, edge: 4 }) +
  brush.solid('M-74 44Q0 62 74 44L72 58Q0 78 -72 58Z', '#ffdb6a', { relief: 2 }) +
  brush.line('M-44 6Q0 20 44 6', '#b8720c', 5, 0.7) +
  brush.solid(ellipse(0, -84, 12), '#ffc42e', { relief: 2 }) +
  mirrored(
    brush.solid(petal(at(2, -78), at(66, -98), 15, 5), palette.accent, { relief: 2 }) +
      brush.solid(petal(at(2, -78), at(50, -56), 12, -5), palette.accent, { relief: 2 }),
  ) +
  brush.gloss(-24, -24, 12, 30, 0.7) +
  brush.shine(40, -30, 15)

export const slotMachine: Subject = (brush, palette) => {
  const reel = (x: number, content: string) =>
    brush.solid(box(x - 20, -34, 40, 62, 5), ['#d9d2e6', '#ffffff', '#cfc5e0'], { relief: 0, edge: 2 }) +
    placed({ x, y: -3, scale: 0.2 }, content)
  const small = brush.solid(SEVEN, '#e8142c', { relief: 0, edge: 6 })
  return (
    brush.line('M76 20H92V-40', '#7f8fae', 9) +
    brush.solid(ellipse(92, -48, 14), '#e8142c', { relief: 3 }) +
    brush.solid('M-78 84V-40C-78 -84 -44 -96 0 -96C44 -96 78 -84 78 -40V84Z', palette.main, { relief: 3, edge: 4 }) +
    brush.solid(box(-72, -44, 144, 82, 12), palette.metal, { relief: 2 }) +
    reel(-43, small) +
    reel(0, small) +
    reel(43, small) +
    brush.line('M-66 -3H66', '#e8142c', 2, 0.7) +
    brush.solid('M-52 -58Q0 -88 52 -58L48 -48H-48Z', palette.accent, { relief: 2 }) +
    lettered(brush, 'WIN', { x: 0, y: -62, width: 44, height: 14 }, '#fff7d6') +
    brush.solid(box(-60, 48, 120, 26, 8), shaded(palette.main, 0.45), { relief: 1 }) +
    [-40, -14, 12]
      .map((x, i) =>
        brush.solid(ellipse(x, 61, 8), [palette.accent, '#ffc42e', '#2fd67a'][i] ?? palette.accent, {
          relief: 2,
          edge: 2,
        }),
      )
      .join('') +
    brush.solid(closed([at(28, 54), at(54, 54), at(50, 70), at(32, 70)]), '#1a0d22', { relief: 0, edge: 0 }) +
    mirrored([-30, -8, 14].map((y) => brush.glow(66, y, 9, '#fff0a0', 1)).join(''))
  )
}

export const barSign: Subject = (brush, palette) =>
  [-46, 0, 46]
    .map((y, i) => {
      const colour = [palette.accent, '#1c1430', palette.main][i] ?? palette.main
      return placed(
        { x: 0, y, turn: (i - 1) * 4 },
        brush.solid(box(-82, -22, 164, 44, 10), palette.metal, { relief: 2, edge: 4 }) +
          brush.solid(box(-74, -15, 148, 30, 6), colour, { relief: 2, edge: 1 }) +
          lettered(brush, 'BAR', { x: 0, y: 0, width: 110, height: 23 }, '#fff3c4'),
      )
    })
    .join('') + brush.shine(-66, -58, 16)
