import { mirrored } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, petal } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

/** A tower of roofs, one smaller than the other. */
export const pagoda: Subject = (brush, palette) => {
  const storey = (y: number, size: number) =>
    brush.solid(box(-size * 0.55, y, size * 1.1, size * 0.5), ['#fff2cc', '#e8b25c', '#a8641c'], {
      relief: 2,
      edge: 2.6,
    }) +
    [-0.32, 0, 0.32]
      .map((share) =>
        brush.flat(box(share * size - size * 0.07, y + size * 0.14, size * 0.14, size * 0.36, size * 0.07), '#5a1c14'),
      )
      .join('') +
    brush.solid(
      `M${-size} ${y + 4}C${-size * 0.7} ${y - 2} ${-size * 0.45} ${y - size * 0.3} 0 ${y - size * 0.4}C${size * 0.45} ${y - size * 0.3} ${size * 0.7} ${y - 2} ${size} ${y + 4}C${size * 0.8} ${y + 12} ${-size * 0.8} ${y + 12} ${-size} ${y + 4}Z`,
      palette.main,
      { relief: 2, edge: 2.6 },
    ) +
    brush.line(`M${-size * 0.9} ${y + 5}Q0 ${y + 9} ${size * 0.9} ${y + 5}`, palette.metal, 2.4)
  return (
    brush.solid(box(-76, 84, 152, 14, 5), ['#d8d2e0', '#8f86a2'], { relief: 2, edge: 3 }) +
    storey(50, 82) +
    storey(8, 68) +
    storey(-30, 54) +
    storey(-62, 40) +
    brush.solid(petal(at(0, -76), at(0, -112), 6), palette.metal, { relief: 1, edge: 2 })
  )
}

/** An island with palms. */
export const palmIsland: Subject = (brush, palette) => {
  const palm = (x: number, y: number, lean: number, size: number) =>
    brush.line(`M${x - lean * 0.6} 62C${x - lean} 30 ${x - lean * 0.4} ${y + 30} ${x} ${y}`, '#5a3412', 11) +
    brush.line(`M${x - lean * 0.6} 62C${x - lean} 30 ${x - lean * 0.4} ${y + 30} ${x} ${y}`, '#b8783a', 6) +
    [-100, -62, -24, 24, 62, 100]
      .map((turn) => {
        const [tx, ty] = [
          x + Math.sin((turn * Math.PI) / 180) * size,
          y - Math.cos((turn * Math.PI) / 180) * size * 0.7 + Math.abs(turn) * 0.16,
        ]
        return brush.solid(
          petal(at(x, y), at(tx, ty), size * 0.2, turn > 0 ? -9 : 9),
          ['#a8e85a', '#35a83a', '#14602a'],
          { relief: 1, edge: 2.2 },
        )
      })
      .join('') +
    brush.solid(ellipse(x - 6, y + 6, 6) + ellipse(x + 6, y + 7, 6), '#7a4a1c', { relief: 1, edge: 1.6 })
  return (
    brush.flat(ellipse(0, -36, 54), lit(palette.glow, 0.3), 0.9) +
    palm(30, -34, -26, 62) +
    palm(-26, -52, 22, 70) +
    brush.solid('M-98 66C-60 36 60 36 98 66C60 78 -60 78 -98 66Z', ['#fff0c2', '#f2cd84', '#c9944a'], {
      relief: 2,
      edge: 3,
    }) +
    brush.solid('M-112 72Q-84 60 -56 72T0 72T56 72T112 72C96 100 -96 100 -112 72Z', ['#bff4ff', '#3fb8e8', '#1468b8'], {
      relief: 2,
      edge: 2.4,
    }) +
    brush.line('M-70 84Q-50 78 -30 84M20 88Q44 82 66 86', '#ffffff', 3, 0.8)
  )
}

/** A river junk under ribbed sails. */
export const junk: Subject = (brush, palette) => {
  const sail = (x: number, y: number, wide: number, tall: number, colour: string) =>
    brush.solid(
      `M${x} ${y}C${x + wide} ${y + tall * 0.16} ${x + wide * 1.1} ${y + tall * 0.7} ${x + wide * 0.9} ${y + tall}L${x} ${y + tall * 0.94}Z`,
      colour,
      { relief: 2, edge: 3 },
    ) +
    [0.25, 0.45, 0.65, 0.84]
      .map((share) =>
        brush.line(
          `M${x + 2} ${y + tall * share}Q${x + wide * 0.5} ${y + tall * (share + 0.05)} ${x + wide * (0.7 + share * 0.3)} ${y + tall * (share + 0.03)}`,
          shaded(colour, 0.4),
          2.4,
          0.8,
        ),
      )
      .join('')
  return (
    brush.line('M-10 50V-102M-58 50V-52M48 50V-40', '#5a3412', 5) +
    sail(-56, -56, 34, 88, lit(palette.main, 0.2)) +
    sail(-8, -102, 54, 138, palette.main) +
    sail(50, -44, 30, 74, lit(palette.main, 0.2)) +
    brush.solid('M-96 26C-70 40 60 42 104 14C98 60 70 76 36 78H-40C-70 76 -92 58 -96 26Z', '#8f4a1c', {
      relief: 3,
      edge: 4,
    }) +
    brush.line('M-88 46Q0 60 96 38', palette.metal, 3.4) +
    brush.solid(
      'M-112 78Q-84 64 -58 78T-6 78T46 78T112 78Q70 106 0 104Q-70 106 -112 78Z',
      ['#e2fbff', '#5fc2f2', '#1a6cc4'],
      { relief: 2, edge: 2.4 },
    )
  )
}

/** A golden spire over a gate. */
export const spire: Subject = (brush, palette) =>
  brush.solid(
    closed([at(0, -112), at(5, -70), at(18, -40), at(24, -10), at(-24, -10), at(-18, -40), at(-5, -70)]),
    '#ffc42e',
    { relief: 3, edge: 3.4 },
  ) +
  [-44, -28, -14]
    .map((y, i) => brush.solid(box(-20 - i * 5, y, 40 + i * 10, 8, 4), palette.metal, { relief: 1, edge: 2 }))
    .join('') +
  mirrored(
    brush.solid(closed([at(58, -52), at(62, -20), at(72, 0), at(44, 0), at(54, -20)]), '#ffc42e', {
      relief: 2,
      edge: 2.6,
    }) +
      brush.solid(box(44, 0, 30, 76), ['#fff6e0', '#ecd2a2', '#b8884a'], { relief: 2, edge: 2.6 }) +
      brush.flat('M52 76V30Q59 18 66 30V76Z', shaded(palette.main, 0.3)),
  ) +
  brush.solid('M-50 10C-30 4 -16 -8 0 -20C16 -8 30 4 50 10L46 22H-46Z', palette.main, { relief: 2, edge: 3 }) +
  brush.solid(box(-40, 20, 80, 58), ['#fff6e0', '#ecd2a2', '#b8884a'], { relief: 2, edge: 2.6 }) +
  brush.flat('M-16 78V46Q0 26 16 46V78Z', shaded(palette.main, 0.35)) +
  brush.solid(box(-92, 76, 184, 16, 4), ['#f2e6d2', '#a8946e'], { relief: 2, edge: 3 }) +
  brush.shine(8, -76, 14)
