import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, ellipse, facing, petal, polar, ring } from '../kit/shapes.ts'
import { roundEyes } from './features.ts'
import type { Subject } from './subject.ts'

export const panda: Subject = (brush, palette) =>
  mirrored(brush.solid(ellipse(62, -58, 27), '#2a2433', { relief: 2 }) + brush.flat(ellipse(62, -56, 14), '#4a3f5c')) +
  brush.solid(facing('0 -74, 48 -66, 86 -20, 90 24, 58 66, 0 78'), ['#ffffff', '#f4f1fb', '#c9bfe0'], {
    relief: 3,
    edge: 4,
    ink: '#2a1c40',
  }) +
  mirrored(
    placed(
      { x: 38, y: -4, turn: -26 },
      brush.ramped(facing('0 -24, 17 -18, 23 4, 12 26, 0 28'), ['#3d3450', '#1b1626']),
    ),
  ) +
  roundEyes(brush, { x: 35, y: -8, size: 13, iris: '#7a4a2a' }) +
  mirrored(brush.glow(58, 34, 24, '#ff7a9a', 0.75)) +
  brush.solid(facing('0 18, 15 18, 16 27, 6 35, 0 36'), '#2a2030', { edge: 1, relief: 1 }) +
  brush.solid(facing('0 44, 16 40, 22 44, 14 60, 0 64'), ['#7a1020', '#ff6a7a'], { edge: 2, relief: 0 }) +
  placed(
    { x: 62, y: 66, turn: -38 },
    brush.solid(box(-9, -62, 18, 96, 8), '#6cc24a', { relief: 2 }) +
      brush.line('M-9 -30H9M-9 4H9', '#2f6e22', 3) +
      brush.solid(petal(at(8, -30), at(46, -52), 8), '#8fe05a', { relief: 1 }),
  ) +
  brush.solid(ellipse(52, 62, 24, 20), '#2a2433', { relief: 2 }) +
  brush.glow(-40, -52, 22, palette.glow, 0.5)

export const rabbit: Subject = (brush, palette) => {
  const fur = '#fbf3f6'
  const ear = (turn: number) =>
    placed(
      { x: 30, y: -44, turn },
      brush.solid(petal(at(0, 22), at(0, -72), 27), [fur, '#e6cfe0'], { relief: 2 }) +
        brush.flat(petal(at(0, 6), at(0, -56), 14), '#ff9fbb'),
    )
  return (
    mirrored(ear(16)) +
    brush.solid(facing('0 -58, 44 -52, 76 -14, 80 22, 52 62, 0 72'), [fur, '#f1e2ee', '#cfb2d2'], {
      relief: 3,
      edge: 4,
      ink: '#5a2a54',
    }) +
    roundEyes(brush, { x: 34, y: -2, size: 17, iris: palette.main }) +
    mirrored(brush.glow(58, 28, 24, '#ff7fa6', 0.85)) +
    brush.solid(facing('0 18, 11 17, 9 25, 0 31'), '#ff6f92', { edge: 1.6, relief: 1 }) +
    brush.line('M0 31V40M0 40Q-12 52 -24 42M0 40Q12 52 24 42', '#7a3a5c', 3.4) +
    brush.solid(box(-9, 43, 8.4, 14, 2) + box(0.6, 43, 8.4, 14, 2), '#ffffff', { edge: 1.4, relief: 0 }) +
    mirrored(brush.line('M54 34L92 26M54 42L90 46', '#c79ac2', 2))
  )
}

/** The beckoning cat. */
export const luckyCat: Subject = (brush, palette, prng) => {
  const fur = prng.pick(['#fff8ee', '#ffe9b8', '#ffd257'])
  const ear =
    brush.solid(facing('0 -34, 10 -20, 24 18, 0 24'), fur, { relief: 2 }) +
    brush.flat(facing('0 -18, 6 -8, 13 14, 0 16'), '#ff8f9c')
  const paw =
    brush.solid(facing('0 -34, 17 -30, 22 -8, 16 40, 0 46'), fur, { relief: 2 }) +
    brush.line('M-7 -30v9M4 -31v9', shaded(fur, 0.4), 2.6)
  return (
    mirrored(placed({ x: 48, y: -64, turn: 24 }, ear)) +
    placed({ x: 84, y: -8, turn: 14 }, paw) +
    brush.solid(facing('0 40, 46 44, 62 74, 58 104, 0 110'), fur, { relief: 3 }) +
    brush.solid(facing('0 -70, 44 -64, 78 -26, 80 12, 48 46, 0 54'), fur, { relief: 3, edge: 4 }) +
    mirrored(brush.line('M20 -8Q34 -26 48 -8', '#2b1410', 6)) +
    mirrored(brush.glow(58, 14, 20, '#ff7a6a', 0.8)) +
    brush.solid(facing('0 4, 8 3, 7 10, 0 15'), '#ff6b7d', { edge: 1.4, relief: 0 }) +
    brush.line('M0 14v5Q-9 30 -18 21M0 19Q9 30 18 21', '#4a2018', 3.4) +
    mirrored(brush.line('M52 12L88 4M54 20L88 22', '#6b4030', 2)) +
    brush.solid('M-60 40Q0 70 60 40L64 52Q0 86 -64 52Z', '#e0202c', { relief: 2 }) +
    brush.solid(ellipse(0, 66, 17), palette.metal, { relief: 2 }) +
    brush.line('M-14 66H14M0 68V78', shaded(palette.metal, 0.6), 3)
  )
}

export const monkey: Subject = (brush, palette) => {
  const fur = '#a8581f'
  return (
    mirrored(brush.solid(ellipse(82, 4, 25), fur, { relief: 2 }) + brush.flat(ellipse(83, 4, 14), '#f0b98a')) +
    brush.solid(facing('0 -86, 48 -74, 78 -28, 80 26, 52 68, 0 82'), fur, { relief: 3, edge: 4 }) +
    brush.solid(facing('0 -40, 24 -52, 54 -42, 62 -6, 52 18, 58 46, 30 70, 0 76'), ['#ffdcae', '#f4b780', '#c97f48'], {
      edge: 2,
      relief: 2,
    }) +
    roundEyes(brush, { x: 27, y: -12, size: 16, iris: '#d98a1a' }) +
    mirrored(brush.line('M12 -36Q30 -46 46 -30', '#5a2a0c', 6)) +
    mirrored(brush.flat(ellipse(7, 20, 4, 5), '#6b2f12')) +
    brush.solid('M-32 40Q0 58 32 40Q26 68 0 69Q-26 68 -32 40Z', ['#7a1020', '#d0384a'], { edge: 2.4, relief: 0 }) +
    brush.flat('M-28 43Q0 58 28 43L25 50Q0 60 -25 50Z', '#ffffff') +
    brush.solid('M-78 -44Q0 -88 78 -44L76 -28Q0 -70 -76 -28Z', palette.metal, { relief: 2 }) +
    brush.solid(ring(0, -66, 17, 6), lit(palette.metal, 0.2), { relief: 2 }) +
    mirrored(brush.line(`M40 -58c-6 -8 -18 -2 -14 6`, shaded(palette.metal, 0.5), 3))
  )
}

export const owl: Subject = (brush, palette) => {
  const feather = palette.main
  const disc =
    brush.solid(ellipse(32, -22, 35), [lit(feather, 0.7), lit(feather, 0.4)], { relief: 2 }) +
    Array.from({ length: 14 }, (_, i) =>
      brush.line(`M32 -22L${Object.values(polar(at(32, -22), 33, i * 26)).join(' ')}`, shaded(feather, 0.25), 1.4, 0.5),
    ).join('')
  return (
    mirrored(brush.solid(petal(at(52, -4), at(78, 84), 32, 12), shaded(feather, 0.25), { relief: 2 })) +
    brush.solid(facing('0 -64, 40 -80, 66 -90, 70 -40, 68 30, 42 82, 0 94'), feather, { relief: 3, edge: 4 }) +
    Array.from({ length: 3 }, (_, row) =>
      Array.from({ length: 4 - (row % 2) }, (_, i) =>
        brush.flat(
          petal(
            at((i - 1.5 + (row % 2) * 0.5) * 22, 30 + row * 17),
            at((i - 1.5 + (row % 2) * 0.5) * 22, 54 + row * 17),
            9,
          ),
          lit(feather, 0.45),
          0.9,
        ),
      ).join(''),
    ).join('') +
    mirrored(disc) +
    roundEyes(brush, { x: 31, y: -22, size: 21, iris: palette.accent }) +
    brush.solid(facing('0 -14, 9 -8, 6 8, 0 18'), '#ffb02e', { relief: 1 }) +
    mirrored(brush.solid(petal(at(4, -48), at(76, -84), 9, -6), shaded(feather, 0.4), { relief: 1, edge: 2 }))
  )
}
