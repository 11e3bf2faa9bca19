import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, polygon, star } from '../kit/shapes.ts'
import { fang, fierceEyes, roundEyes } from './features.ts'
import type { Subject } from './subject.ts'

export const penguin: Subject = (brush, palette) =>
  mirrored(
    brush.solid(petal(at(48, -4), at(92, 58), 20, 8), '#2c3a66', { relief: 2 }) +
      brush.solid(ellipse(30, 92, 26, 12), '#ffa01f', { relief: 2 }),
  ) +
  brush.solid(facing('0 -88, 46 -78, 62 -30, 70 30, 50 82, 0 96'), ['#5a70b0', '#2c3a66', '#141c3c'], {
    relief: 3,
    edge: 4,
  }) +
  brush.solid(facing('0 -44, 24 -58, 46 -36, 40 -4, 50 34, 34 78, 0 86'), ['#ffffff', '#f2f6ff', '#c2cfe8'], {
    relief: 2,
    edge: 2,
  }) +
  roundEyes(brush, { x: 22, y: -32, size: 13, iris: palette.main }) +
  mirrored(brush.glow(38, -8, 16, '#ff8aa0', 0.9)) +
  brush.solid(closed([at(-14, -18), at(14, -18), at(0, 2)]), '#ffa01f', { relief: 2 }) +
  brush.solid('M-60 4Q0 34 60 4L62 22Q0 54 -62 22Z', palette.accent, { relief: 2 }) +
  brush.solid(box(18, 24, 20, 46, 6), palette.accent, { relief: 2 }) +
  brush.line('M-50 12Q0 40 52 12', '#ffffff', 3, 0.7)

export const polarBear: Subject = (brush, palette) =>
  mirrored(brush.solid(ellipse(54, -62, 23), '#f6faff', { relief: 2 }) + brush.flat(ellipse(54, -60, 12), '#b8cfe8')) +
  brush.solid(facing('0 -74, 44 -66, 76 -20, 80 22, 54 62, 0 76'), ['#ffffff', '#eef5ff', '#b4cbe8'], {
    relief: 3,
    edge: 4,
    ink: '#24406b',
  }) +
  brush.solid(facing('0 44, 22 44, 26 66, 0 80'), ['#5a0712', '#a3172a'], { relief: 0, edge: 2.4 }) +
  mirrored(fang(brush, 15, 46, 19, 5) + fang(brush, 10, 74, -11, 4)) +
  brush.solid(facing('0 4, 26 10, 38 34, 22 52, 0 48'), ['#ffffff', '#e6eefb', '#b8cbe6'], { relief: 3, edge: 2.4 }) +
  brush.solid(facing('0 10, 17 12, 14 26, 0 31'), '#1c2440', { edge: 1.6, relief: 2 }) +
  fierceEyes(brush, { x: 30, y: -12, size: 16, iris: palette.main }) +
  mirrored(brush.line('M14 -12Q28 -30 52 -26', '#6a86b0', 6))

export const iceCrystal: Subject = (brush, palette) => {
  const shard = (x: number, foot: number, wide: number, tall: number, turn: number) =>
    placed(
      { x, y: foot, turn },
      brush.solid(
        closed([at(-wide, 0), at(-wide, -tall * 0.72), at(0, -tall), at(wide, -tall * 0.72), at(wide, 0)]),
        ['#ffffff', lit(palette.main, 0.35), shaded(palette.main, 0.2)],
        { relief: 1, edge: 3 },
      ) +
        brush.flat(
          closed([at(0, 0), at(0, -tall), at(wide, -tall * 0.72), at(wide, 0)]),
          shaded(palette.main, 0.3),
          0.45,
        ) +
        brush.flat(
          closed([at(-wide, -tall * 0.72), at(0, -tall), at(wide, -tall * 0.72), at(0, -tall * 0.6)]),
          '#ffffff',
          0.7,
        ),
    )
  return (
    brush.glow(0, -10, 110, palette.glow, 0.8) +
    shard(-52, 80, 17, 96, -26) +
    shard(54, 80, 17, 104, 24) +
    shard(-28, 84, 20, 138, -11) +
    shard(30, 84, 19, 130, 11) +
    shard(0, 90, 26, 190, 0) +
    shard(-66, 88, 13, 56, -44) +
    shard(68, 88, 13, 58, 42) +
    brush.shine(-8, -54, 22) +
    brush.shine(40, -10, 14) +
    brush.shine(-46, 20, 12)
  )
}

export const snowQueen: Subject = (brush, palette) =>
  [-60, -38, -18, 0, 18, 38, 60]
    .map((turn) =>
      placed(
        { x: 0, y: -14, turn },
        brush.solid(closed([at(-9, -40), at(0, -98 + Math.abs(turn) * 0.3), at(9, -40)]), ['#ffffff', palette.main], {
          relief: 1,
          edge: 2.4,
        }),
      ),
    )
    .join('') +
  mirrored(
    brush.solid('M20 -56C72 -50 78 10 66 60C62 84 74 92 80 104H30Z', ['#ffffff', '#e6f2ff', '#a9c9ee'], {
      relief: 2,
      edge: 3,
    }),
  ) +
  brush.solid(facing('0 -52, 36 -44, 44 -4, 32 36, 12 60, 0 64'), ['#fff4ee', '#ffe0d2', '#d6a8a8'], {
    relief: 2,
    edge: 3,
    ink: '#3a4a7a',
  }) +
  brush.solid('M-50 -22C-40 -62 40 -62 50 -22C28 -36 14 -40 0 -28C-14 -40 -28 -36 -50 -22Z', ['#ffffff', '#cfe4fb'], {
    relief: 2,
    edge: 2.4,
  }) +
  mirrored(
    brush.flat('M8 -4Q20 -16 34 -6Q22 4 8 -4Z', '#ffffff') +
      brush.flat(ellipse(21, -5, 6, 6.4), palette.main) +
      brush.flat(ellipse(21, -5, 3), '#0c1838') +
      brush.line('M6 -4Q20 -18 38 -8M8 -16Q20 -26 34 -18', '#2a3a6b', 3) +
      brush.glow(28, 14, 12, '#ff8aa8', 0.7),
  ) +
  brush.line('M0 4C4 14 6 18 -2 20', '#c98a8a', 2.4) +
  brush.solid('M-11 34Q-4 29 0 32Q4 29 11 34Q0 44 -11 34Z', '#e0507a', { edge: 1, relief: 0 }) +
  brush.solid(polygon(0, -38, 10, 4), palette.accent, { relief: 2, edge: 2 }) +
  brush.solid(star(0, 84, 15, 6, 6), palette.glow, { relief: 1, edge: 2 })

/** The guiding star over the snow. */
export const northStar: Subject = (brush, palette) =>
  brush.glow(0, 0, 118, '#7affe0', 0.9) +
  brush.solid(star(0, 0, 60, 17, 4, 45), ['#ffffff', '#8fd6ff', '#3a6cf0'], { relief: 2, edge: 3 }) +
  brush.solid(star(0, 0, 104, 20, 4), ['#ffffff', '#8ffff0', '#1fb8c9'], { relief: 2, edge: 4, ink: '#062a4a' }) +
  brush.solid(polygon(0, 0, 26, 8, 22.5), ['#ffffff', palette.metal], { relief: 2, edge: 3, ink: '#062a4a' }) +
  brush.solid(star(0, 0, 16, 6, 8), ['#fff6c8', '#ffc42e'], { relief: 1, edge: 1.6 }) +
  brush.shine(-58, -58, 16) +
  brush.shine(64, -40, 12) +
  brush.shine(50, 62, 14) +
  brush.shine(-66, 44, 10)
