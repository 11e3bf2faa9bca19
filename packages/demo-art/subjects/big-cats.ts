import { mirrored } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, ellipse, facing, petal } from '../kit/shapes.ts'
import { fang, fierceEyes, mane } from './features.ts'
import type { Subject } from './subject.ts'

function ears(brush: Brush, colour: string, inner: string): string {
  return mirrored(brush.solid(ellipse(56, -58, 23), colour, { relief: 2 }) + brush.flat(ellipse(57, -56, 13), inner))
}

/** Muzzle, nose, open mouth and fangs of a cat. */
function muzzle(brush: Brush, white: string): string {
  const mouth = facing('0 44, 20 42, 34 50, 26 76, 0 86')
  return (
    brush.solid(mouth, ['#5a0712', '#8f1220'], { edge: 2.4, relief: 0 }) +
    brush.flat(ellipse(0, 78, 15, 9), '#ff6d7a') +
    mirrored(fang(brush, 17, 48, 25) + fang(brush, 11, 72, -9, 3)) +
    mirrored(brush.solid(ellipse(19, 32, 26, 20), white, { edge: 2, relief: 2 })) +
    brush.flat(facing('0 16, 10 14, 22 30, 10 46, 0 48'), white) +
    brush.solid(facing('0 8, 16 8, 17 17, 7 27, 0 29'), ['#ff9aa2', '#c23a52'], { edge: 2, relief: 1 }) +
    mirrored([0, 1, 2].map((i) => brush.flat(ellipse(24 + i * 8, 27 + (i % 2) * 8, 1.7), '#3a1a14')).join(''))
  )
}

export const tiger: Subject = (brush, _palette, prng) => {
  const fur = prng.pick(['#ff9420', '#f7812a', '#f3f0ea'])
  const dark = '#2a0d08'
  const stripe = (x: number, y: number, tx: number, ty: number, belly: number) =>
    brush.flat(petal(at(x, y), at(tx, ty), belly, 2), dark)
  const stripes =
    mirrored(
      [
        [84, -4, 50, -8, 6],
        [84, 16, 54, 8, 5],
        [74, 38, 50, 24, 5],
        [66, -36, 40, -26, 6],
        [30, -66, 20, -38, 5],
      ]
        .map(([x = 0, y = 0, tx = 0, ty = 0, w = 0]) => stripe(x, y, tx, ty, w))
        .join(''),
    ) + brush.line('M-17 -56H17M-13 -46H13M-18 -35H18M0 -57V-35', dark, 5)
  return (
    mane(
      brush,
      [
        [60, 10, 100, 0, 12],
        [60, 26, 98, 34, 13],
        [50, 44, 84, 66, 13],
      ],
      lit(fur, 0.6),
    ) +
    ears(brush, fur, '#5a2018') +
    brush.solid(facing('0 -76, 40 -70, 74 -34, 84 8, 64 50, 32 74, 0 82'), fur, { relief: 3, edge: 4 }) +
    mirrored(
      brush.flat(petal(at(30, -2), at(80, 46), 15, -6), '#fff6e8') + brush.flat(ellipse(32, -25, 16, 10), '#fff6e8'),
    ) +
    stripes +
    muzzle(brush, '#fffaf0') +
    fierceEyes(brush, { x: 32, y: -10, size: 18, iris: '#8dff3a' }) +
    mirrored(brush.line('M16 -8Q30 -28 56 -26', dark, 6))
  )
}

export const lion: Subject = (brush, palette) => {
  const fur = '#f2a93b'
  const hair = '#b4501a'
  const outer: [number, number, number, number, number][] = [
    [10, -60, 26, -104, 17],
    [34, -58, 66, -92, 18],
    [54, -36, 98, -58, 18],
    [62, -10, 112, -14, 18],
    [60, 18, 108, 32, 18],
    [50, 42, 92, 72, 18],
    [30, 60, 56, 98, 16],
    [8, 70, 16, 108, 14],
  ]
  const inner = outer.map(([x, y, tx, ty, w]): [number, number, number, number, number] => [
    x * 0.9,
    y * 0.9,
    tx * 0.82,
    ty * 0.82,
    w * 0.8,
  ])
  return (
    brush.solid(ellipse(0, 6, 84, 84), shaded(hair, 0.25), { relief: 0 }) +
    mane(brush, outer, hair) +
    mane(brush, inner, lit(hair, 0.18)) +
    ears(brush, fur, shaded(fur, 0.5)) +
    brush.solid(facing('0 -66, 36 -62, 62 -30, 68 8, 52 46, 28 70, 0 78'), fur, { relief: 3, edge: 4 }) +
    mirrored(brush.flat(petal(at(12, 8), at(18, -54), 12, 4), lit(fur, 0.4), 0.8)) +
    muzzle(brush, '#fff0d2') +
    fierceEyes(brush, { x: 29, y: -10, size: 17, iris: palette.accent }) +
    mirrored(brush.line('M14 -8Q28 -28 52 -25', '#5a1e08', 6))
  )
}

export const panther: Subject = (brush, palette) => {
  const fur = '#2b2440'
  return (
    ears(brush, fur, palette.main) +
    mane(
      brush,
      [
        [58, 16, 94, 22, 10],
        [50, 38, 82, 56, 11],
      ],
      shaded(fur, 0.2),
    ) +
    brush.solid(facing('0 -74, 40 -68, 72 -30, 80 8, 60 50, 30 74, 0 80'), [lit(fur, 0.28), fur, shaded(fur, 0.4)], {
      relief: 3,
      edge: 4,
    }) +
    muzzle(brush, '#463a63') +
    fierceEyes(brush, { x: 31, y: -10, size: 19, iris: palette.glow }) +
    mirrored(brush.line('M14 -6Q30 -28 56 -26', '#120c20', 6))
  )
}
