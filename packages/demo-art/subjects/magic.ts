import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, polar, polygon, ring, star } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

export const crystalBall: Subject = (brush, palette) => {
  const ball = ellipse(0, -14, 70)
  return (
    brush.solid('M-58 96C-62 70 -44 62 -50 44Q0 66 50 44C44 62 62 70 58 96Q0 108 -58 96Z', palette.metal, {
      relief: 3,
      edge: 4,
    }) +
    brush.solid(ball, [lit(palette.accent, 0.5), palette.main, shaded(palette.main, 0.5)], { relief: 3, edge: 4 }) +
    brush.within(
      ball,
      brush.glow(-18, 4, 56, palette.glow, 0.9) +
        brush.glow(26, -30, 46, palette.accent, 0.9) +
        brush.line('M-60 10C-20 -30 10 40 60 -10M-50 34C-10 10 10 50 50 20', '#ffffff', 5, 0.5) +
        brush.flat(star(6, -10, 26, 8, 4) + star(-30, -40, 10, 3, 4) + star(34, 18, 9, 3, 4), '#ffffff', 0.95),
    ) +
    brush.gloss(-26, -52, 24, 15, 0.8) +
    mirrored(brush.solid(ellipse(32, 78, 8), palette.accent, { relief: 2, edge: 2 })) +
    brush.shine(48, -58, 16)
  )
}

export const potion: Subject = (brush, palette) => {
  const flask = 'M-20 -66H20V-26C58 -10 76 22 70 54C64 84 34 98 0 98C-34 98 -64 84 -70 54C-76 22 -58 -10 -20 -26Z'
  return (
    brush.solid(flask, ['#f2fbff', '#b8d6ee', '#6a86b0'], { relief: 2, edge: 4 }) +
    brush.within(
      flask,
      brush.ramped('M-90 22Q-40 6 0 22T90 22V110H-90Z', [
        lit(palette.main, 0.4),
        palette.main,
        shaded(palette.main, 0.35),
      ]) +
        brush.line('M-90 22Q-40 6 0 22T90 22', lit(palette.main, 0.7), 5) +
        [
          [-34, 54, 9],
          [14, 46, 6],
          [36, 66, 10],
          [-6, 76, 7],
          [-18, 38, 5],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              brush.flat(ellipse(x, y, r), lit(palette.main, 0.6), 0.8) +
              brush.flat(ellipse(x - r * 0.3, y - r * 0.3, r * 0.35), '#ffffff'),
          )
          .join(''),
    ) +
    brush.line('M-50 30C-56 50 -52 70 -40 82', '#ffffff', 8, 0.6) +
    brush.solid(box(-27, -74, 54, 14, 6), palette.metal, { relief: 2 }) +
    brush.solid(box(-16, -98, 32, 27, 7), '#b8783a', { relief: 2 }) +
    brush.shine(38, -34, 16) +
    [
      [-8, -112, 6],
      [20, -120, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => brush.solid(ellipse(x, y + 8, r), lit(palette.main, 0.4), { relief: 1, edge: 1 }))
      .join('')
  )
}

export const wizardHat: Subject = (brush, palette) =>
  brush.solid(
    'M-102 62C-70 40 -40 44 -34 30L-14 -52C-6 -86 26 -104 60 -90C44 -86 36 -78 38 -62L34 28C40 44 72 40 102 60C70 92 -70 94 -102 62Z',
    palette.main,
    { relief: 3, edge: 4 },
  ) +
  brush.solid('M-38 32Q2 56 36 30L38 50Q0 78 -44 54Z', palette.accent, { relief: 2 }) +
  brush.solid(box(-14, 42, 28, 26, 4), palette.metal, { relief: 2, edge: 2.4 }) +
  brush.flat(box(-7, 49, 14, 12, 2), palette.accent) +
  [
    [-2, -20, 15],
    [18, 10, 9],
    [16, -56, 9],
    [-18, 16, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => brush.solid(star(x, y, r, r * 0.42), palette.metal, { relief: 1, edge: 1.6 }))
    .join('') +
  brush.shine(-52, -36, 22, palette.glow) +
  brush.shine(72, -16, 16, palette.glow) +
  brush.shine(-70, 4, 12, palette.glow)

export const spellBook: Subject = (brush, palette) =>
  brush.glow(0, -20, 110, palette.glow, 0.8) +
  placed(
    { x: 0, y: 4, turn: -8 },
    brush.solid(box(-66, -80, 140, 168, 10), '#f2e2ba', { relief: 2, edge: 4 }) +
      brush.line('M-58 82H70M-58 76H70', '#b8985a', 1.6) +
      brush.solid(box(-72, -86, 138, 164, 12), palette.main, { relief: 3, edge: 4 }) +
      brush.solid(box(-72, -86, 24, 164, 10), shaded(palette.main, 0.3), { relief: 2, edge: 2 }) +
      brush.line(box(-38, -72, 92, 136, 6), palette.metal, 4) +
      [
        [-38, -72],
        [54, -72],
        [-38, 64],
        [54, 64],
      ]
        .map(([x = 0, y = 0]) => brush.solid(polygon(x, y, 13, 4), palette.metal, { relief: 1, edge: 2 }))
        .join('') +
      brush.solid(ring(8, -4, 38, 29), palette.metal, { relief: 2 }) +
      brush.solid(star(8, -4, 30, 10, 6), palette.accent, { relief: 2, edge: 2 }) +
      brush.solid(ellipse(8, -4, 8), palette.glow, { relief: 2, edge: 1.6 }) +
      brush.solid(box(56, -16, 20, 26, 5), palette.metal, { relief: 2 }),
  ) +
  brush.shine(-46, -66, 18)

export const mushrooms: Subject = (brush, palette) => {
  const mushroom = (cap: string) =>
    brush.solid(facing('0 -10, 20 -6, 24 40, 34 74, 0 80'), ['#fffaf0', '#f2dfc0', '#b8966a'], { relief: 3, edge: 4 }) +
    brush.solid('M-80 4C-80 -56 -40 -84 0 -84C40 -84 80 -56 80 4C60 22 -60 22 -80 4Z', cap, { relief: 3, edge: 4 }) +
    [
      [0, -52, 17, 14],
      [-42, -28, 13, 12],
      [42, -28, 13, 12],
      [14, -14, 9, 8],
      [-22, -8, 8, 7],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0]) => brush.solid(ellipse(x, y, rx, ry), '#fff8ea', { relief: 1, edge: 1.6 }))
      .join('')
  return (
    placed({ x: 52, y: 38, scale: 0.62, turn: 12 }, mushroom(palette.accent)) +
    placed({ x: -18, y: -4, scale: 1.02, turn: -5 }, mushroom(palette.main)) +
    placed({ x: -66, y: 60, scale: 0.4, turn: -16 }, mushroom(palette.accent)) +
    [
      [-70, -40],
      [64, -30],
      [40, -74],
    ]
      .map(([x = 0, y = 0]) => brush.glow(x, y, 16, palette.glow, 1))
      .join('')
  )
}

export const butterfly: Subject = (brush, palette) => {
  const wing =
    brush.solid('M4 -4C12 -60 60 -104 96 -88C110 -50 84 0 40 10C20 14 8 8 4 -4Z', palette.main, {
      relief: 3,
      edge: 4,
    }) +
    brush.solid('M4 6C30 12 76 22 80 58C78 92 44 96 24 70C10 50 6 26 4 6Z', palette.accent, { relief: 3, edge: 4 }) +
    brush.flat(petal(at(18, -14), at(80, -72), 15, 2), lit(palette.main, 0.6), 0.8) +
    brush.flat(petal(at(16, 20), at(60, 70), 13), lit(palette.accent, 0.6), 0.8) +
    [
      [84, -50, 7],
      [66, -20, 6],
      [92, -72, 5],
      [66, 40, 6],
      [52, 82, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => brush.flat(ellipse(x, y, r), '#ffffff', 0.9))
      .join('')
  return (
    brush.glow(0, 0, 110, palette.glow, 0.6) +
    mirrored(
      wing + brush.line('M3 -34C8 -60 20 -74 34 -78', '#2a1430', 4) + brush.flat(ellipse(35, -78, 5), '#2a1430'),
    ) +
    brush.solid(facing('0 -42, 9 -34, 8 10, 5 62, 0 70'), '#4a2a5e', { relief: 2 }) +
    brush.shine(-60, -46, 16) +
    brush.shine(50, 34, 11)
  )
}

export const bat: Subject = (brush, palette) =>
  brush.flat(ellipse(0, -14, 86), lit(palette.glow, 0.4), 0.9) +
  mirrored(
    brush.solid(
      'M14 -10C34 -50 70 -66 110 -54C92 -36 98 -12 104 14C86 2 72 8 66 30C52 14 36 20 26 44C18 36 14 20 14 -10Z',
      '#4a2a6e',
      { relief: 2, edge: 4 },
    ) + brush.line('M20 -14C46 -34 70 -46 104 -52M22 -6C44 -12 58 0 66 26M28 -14C60 -30 84 -16 102 10', '#2a1444', 2.6),
  ) +
  brush.solid(facing('0 -40, 30 -36, 38 4, 26 48, 0 60'), ['#7a4aa8', '#4a2a6e', '#24103c'], { relief: 3, edge: 4 }) +
  mirrored(
    brush.solid(closed([at(10, -38), at(32, -84), at(38, -26)]), '#5a3482', { relief: 2 }) +
      brush.flat(closed([at(18, -40), at(30, -68), at(33, -34)]), '#ff8fb0') +
      brush.flat(ellipse(15, -12, 10, 11), palette.metal) +
      brush.flat(ellipse(14, -11, 4, 7), '#1a0a24') +
      brush.solid(petal(at(8, 16), at(10, 32), 4), '#ffffff', { edge: 1.4, relief: 0 }),
  ) +
  brush.line('M-18 14Q0 24 18 14', '#1a0a24', 4)

export const moonLady: Subject = (brush, palette) => {
  const moon =
    'M26 -92C-40 -92 -88 -46 -88 6C-88 60 -44 98 12 96C40 94 64 82 80 62C30 66 -6 36 -8 -8C-10 -48 4 -74 26 -92Z'
  return (
    brush.glow(-10, 0, 120, palette.glow, 0.8) +
    brush.solid(moon, ['#fffdf0', palette.metal, shaded(palette.metal, 0.3)], { relief: 3, edge: 4 }) +
    brush.line('M-52 -6Q-40 -16 -28 -6M-40 36Q-26 44 -14 34', shaded(palette.metal, 0.6), 5) +
    brush.line('M-16 4C-8 10 -12 18 -20 18', shaded(palette.metal, 0.5), 4) +
    brush.glow(-58, 22, 18, '#ff9a8a', 0.7) +
    [
      [44, -40, 24],
      [74, 6, 14],
      [30, 14, 11],
      [84, -70, 12],
    ]
      .map(([x = 0, y = 0, r = 0], i) =>
        brush.solid(star(x, y, r, r * 0.45), i % 2 ? palette.accent : '#ffffff', { relief: 2, edge: 2.4 }),
      )
      .join('')
  )
}

export const clockwork: Subject = (brush, palette) => {
  const gear = (x: number, y: number, size: number, teeth: number, colour: string) => {
    const rim = closed(
      Array.from({ length: teeth * 4 }, (_, i) => polar(at(x, y), i % 4 < 2 ? size : size * 0.8, (i * 90) / teeth)),
    )
    return (
      brush.solid(rim + ellipse(x, y, size * 0.24), colour, { relief: 2, edge: 3 }) +
      brush.solid(ring(x, y, size * 0.62, size * 0.44), shaded(colour, 0.2), { relief: 1, edge: 1.6 }) +
      brush.solid(ellipse(x, y, size * 0.26), lit(colour, 0.3), { relief: 2, edge: 2 })
    )
  }
  const hand = (turn: number, length: number) =>
    placed({ x: 0, y: 0, turn }, brush.solid(petal(at(0, 8), at(0, -length), 6), '#2a1608', { relief: 1, edge: 0 }))
  return (
    gear(-56, -50, 46, 10, palette.metal) +
    gear(62, 48, 44, 10, '#c97a4a') +
    gear(56, -58, 34, 8, '#a9b6cc') +
    brush.solid(ellipse(0, 0, 68), palette.metal, { relief: 3, edge: 4 }) +
    brush.solid(ellipse(0, 0, 53), ['#fffaf0', '#f2e2ba', '#cfae74'], { relief: 1, edge: 2 }) +
    Array.from({ length: 12 }, (_, i) => {
      const { x, y } = polar(at(0, 0), 44, i * 30)
      return brush.flat(ellipse(x, y, i % 3 ? 2.6 : 5), '#6b3f1a')
    }).join('') +
    hand(48, 34) +
    hand(-58, 44) +
    brush.solid(ellipse(0, 0, 7), palette.accent, { relief: 1, edge: 2 }) +
    brush.gloss(-16, -26, 30, 17, 0.5)
  )
}
