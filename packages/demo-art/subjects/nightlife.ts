import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, ring, star } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

/** A sports car from the front. */
export const sportsCar: Subject = (brush, palette) =>
  brush.flat(ellipse(0, 66, 104, 14), '#000000', 0.5) +
  mirrored(brush.solid(box(58, 30, 34, 42, 10), '#1a1a2a', { relief: 2 })) +
  brush.solid(
    'M-56 -14C-46 -48 -30 -56 0 -56C30 -56 46 -48 56 -14Z',
    [lit(palette.main, 0.2), shaded(palette.main, 0.3)],
    { relief: 2, edge: 4 },
  ) +
  brush.solid('M-46 -14C-38 -40 -26 -46 0 -46C26 -46 38 -40 46 -14Z', ['#dff2ff', '#3a4a86', '#141838'], {
    relief: 0,
    edge: 2,
  }) +
  brush.solid(facing('0 -18, 60 -18, 92 4, 100 34, 88 56, 0 60'), palette.main, { relief: 3, edge: 4 }) +
  mirrored(
    brush.solid('M52 2L92 10L88 26L58 22Z', ['#ffffff', lit(palette.glow, 0.4)], { relief: 1, edge: 2.4 }) +
      brush.glow(76, 14, 34, palette.glow, 0.9) +
      brush.solid(closed([at(62, 34), at(90, 34), at(84, 50), at(66, 50)]), '#14142a', { relief: 0, edge: 1.6 }) +
      brush.solid(petal(at(56, -20), at(84, -30), 7), palette.main, { relief: 1, edge: 2.4 }),
  ) +
  brush.solid(closed([at(-48, 28), at(48, 28), at(38, 52), at(-38, 52)]), '#14142a', { relief: 0, edge: 2.4 }) +
  brush.line('M-42 36H42M-39 44H39', '#6a7296', 2.4) +
  brush.line('M-20 -16L-30 24M20 -16L30 24', shaded(palette.main, 0.4), 3) +
  brush.solid(star(0, 8, 11, 5), palette.metal, { relief: 1, edge: 1.6 })

export const cocktail: Subject = (brush, palette) => {
  const glass = 'M-76 -66H76L6 20H-6Z'
  return (
    brush.glow(0, -20, 110, palette.glow, 0.7) +
    brush.solid(box(-5, 16, 10, 66, 4), ['#ffffff', '#b8d2ee'], { relief: 1 }) +
    brush.solid(ellipse(0, 86, 42, 11), ['#ffffff', '#b8d2ee', '#6a86b0'], { relief: 2 }) +
    brush.solid(glass, ['#ffffff', '#cfe4fb', '#8fb0d8'], { relief: 1, edge: 4 }) +
    brush.within(glass, brush.ramped('M-90 -44H90V40H-90Z', [palette.accent, palette.main])) +
    brush.line('M-60 -44H60', '#ffffff', 3, 0.8) +
    placed(
      { x: 20, y: -58, turn: 28 },
      brush.line('M0 -46V74', '#c9a06a', 4) +
        brush.solid(ellipse(0, 0, 13), ['#ff9a9a', '#e8142c', '#8a0418'], { relief: 2 }),
    ) +
    brush.solid('M62 -66A26 26 0 0 1 96 -104A30 30 0 0 1 62 -66Z', '#ffd23e', { relief: 2 }) +
    brush.gloss(-40, -52, 10, 8, 0.8) +
    [
      [-20, -26, 5],
      [6, -18, 4],
      [-4, -34, 3],
    ]
      .map(([x = 0, y = 0, r = 0]) => brush.flat(ellipse(x, y, r), '#ffffff', 0.7))
      .join('') +
    brush.shine(-56, -70, 16)
  )
}

export const guitar: Subject = (brush, palette) =>
  placed(
    { x: 0, y: 0, turn: 36 },
    brush.solid(box(-8, -112, 16, 122, 4), '#5a3018', { relief: 2 }) +
      brush.solid('M-16 -118L16 -124L14 -92H-14Z', palette.metal, { relief: 2 }) +
      brush.solid(facing('0 0, 34 -10, 40 16, 32 34, 56 56, 50 92, 0 102'), palette.main, { relief: 3, edge: 4 }) +
      brush.solid(facing('0 10, 20 6, 24 22, 18 38, 30 56, 24 76, 0 82'), '#fff4dc', { relief: 1, edge: 2 }) +
      brush.solid(ring(0, 34, 15, 9), palette.metal, { relief: 1, edge: 1.6 }) +
      brush.solid(box(-20, 66, 40, 9, 3), '#2a1a2c', { relief: 1 }) +
      brush.line('M-4 -100V68M0 -100V68M4 -100V68', '#ffffff', 1.4, 0.9),
  ) +
  [
    [-70, -40, palette.accent],
    [66, 30, palette.glow],
    [-50, 66, palette.metal],
  ]
    .map(([x, y, colour]) =>
      placed(
        { x: Number(x), y: Number(y) },
        brush.solid(ellipse(0, 12, 10, 8), String(colour), { relief: 1, edge: 2 }) +
          brush.line('M9 10V-20L24 -14', String(colour), 5),
      ),
    )
    .join('')

export const microphone: Subject = (brush, palette) =>
  brush.glow(0, -30, 100, palette.glow, 0.8) +
  placed(
    { x: 4, y: 8, turn: 28 },
    brush.solid(closed([at(-21, -20), at(21, -20), at(11, 104), at(-11, 104)]), ['#6a6f9a', '#2a2a54', '#12102c'], {
      relief: 3,
      edge: 4,
    }) +
      brush.solid(ellipse(0, -54, 46), ['#ffffff', '#b8c2da', '#4a5478'], { relief: 3, edge: 4 }) +
      brush.within(
        ellipse(0, -54, 46),
        brush.line(
          Array.from(
            { length: 9 },
            (_, i) => `M${-60 + i * 14} -110L${-40 + i * 14} 0M${60 - i * 14} -110L${40 - i * 14} 0`,
          ).join(''),
          '#4a5478',
          1.8,
          0.7,
        ),
      ) +
      brush.solid(box(-44, -30, 88, 17, 8), palette.metal, { relief: 2 }) +
      brush.solid(ellipse(0, 12, 7), palette.accent, { relief: 1, edge: 2 }),
  ) +
  brush.shine(-30, -60, 18)
