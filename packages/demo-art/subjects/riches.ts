import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facetted, facing, polygon, ring, star } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

/** A coin seen slightly from the side; its face has a star, a square hole or a clover. */
export function coin(brush: Brush, x: number, y: number, size: number, metal: string, face = 0, turn = 0): string {
  const faces = [
    star(0, 0, size * 0.5, size * 0.24),
    ring(0, 0, size * 0.46, size * 0.3) + box(-size * 0.14, -size * 0.14, size * 0.28, size * 0.28),
    facetted([
      [0, -size * 0.5],
      [size * 0.42, 0],
      [0, size * 0.5],
    ]),
  ]
  return placed(
    { x, y, turn },
    brush.solid(ellipse(size * 0.08, size * 0.14, size), shaded(metal, 0.35), {
      relief: 0,
      edge: size > 14 ? 2.6 : 1.6,
    }) +
      brush.solid(ellipse(0, 0, size), metal, { relief: 2, edge: 0 }) +
      brush.line(ellipse(0, 0, size * 0.76), shaded(metal, 0.3), size * 0.07) +
      brush.ramped(faces[face % faces.length] ?? '', [shaded(metal, 0.35), shaded(metal, 0.18)]) +
      brush.flat(ellipse(-size * 0.35, -size * 0.45, size * 0.2, size * 0.12), '#ffffff', 0.7),
  )
}

/** A cut stone from above: a table and its facets. */
export function stone(
  brush: Brush,
  colour: string,
  half: readonly (readonly [number, number])[],
  waist = 0.55,
): string {
  const outline = facetted(half)
  const inner = facetted(half.map(([x, y]) => [x * waist, y * waist] as const))
  const facets = half.map(([x, y]) => `M${x} ${y}L${x * waist} ${y * waist}`).join('')
  const lights = half.slice(0, -1).map(([x, y], i) => {
    const [nx, ny] = half[i + 1] ?? [x, y]
    const wedge = (side: number) =>
      closed([at(side * x, y), at(side * nx, ny), at(side * nx * waist, ny * waist), at(side * x * waist, y * waist)])
    return (
      brush.flat(wedge(-1), i % 2 ? lit(colour, 0.55) : lit(colour, 0.25), 0.85) +
      brush.flat(wedge(1), i % 2 ? shaded(colour, 0.18) : shaded(colour, 0.38), 0.8)
    )
  })
  return (
    brush.solid(outline, colour, { relief: 0, edge: 4 }) +
    lights.join('') +
    brush.ramped(inner, [lit(colour, 0.7), lit(colour, 0.12), shaded(colour, 0.2)], -35) +
    brush.line(
      facets +
        facets.replaceAll(/([ML])(-?[\d.]+) /g, (_, letter: string, x: string) => `${letter}${-Number(x)} `) +
        inner,
      lit(colour, 0.75),
      1.3,
      0.75,
    )
  )
}

const cuts: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, -52],
    [52, -52],
    [86, -14],
    [0, 84],
  ],
  [
    [0, -84],
    [44, -66],
    [70, -20],
    [64, 34],
    [36, 72],
    [0, 84],
  ],
  [
    [0, -86],
    [58, -44],
    [58, 44],
    [0, 86],
  ],
  [
    [0, -76],
    [46, -76],
    [74, -46],
    [74, 46],
    [46, 76],
    [0, 76],
  ],
]

export const jewel: Subject = (brush, palette, prng) =>
  brush.glow(0, 0, 110, palette.glow, 0.6) +
  placed({ x: 0, y: 0, scale: 1.02 }, stone(brush, palette.main, prng.pick(cuts))) +
  brush.shine(-34, -42, 24) +
  brush.shine(46, 24, 14)

export const jewels: Subject = (brush, palette, prng) => {
  const [first, second] = prng.shuffle(['#ff3355', '#2f8cff', '#1fc96f', '#ffb52e', '#b04aff'])
  return (
    placed({ x: -46, y: 26, scale: 0.62, turn: -14 }, stone(brush, first ?? palette.main, cuts[3] ?? [])) +
    placed({ x: 48, y: 28, scale: 0.62, turn: 14 }, stone(brush, second ?? palette.accent, cuts[1] ?? [])) +
    placed({ x: 0, y: -28, scale: 0.74 }, stone(brush, palette.main, cuts[0] ?? [])) +
    brush.shine(-28, -56, 18) +
    brush.shine(70, 6, 12) +
    brush.shine(-62, 6, 10)
  )
}

export const crown: Subject = (brush, palette) => {
  const gold = '#ffc42e'
  const tip = (x: number, y: number, size: number, colour: string) =>
    brush.solid(ellipse(x, y, size), colour, { relief: 2, edge: 3 })
  return (
    brush.solid('M-66 30Q0 -46 66 30Z', palette.main, { relief: 3 }) +
    brush.solid(facetted('0 -66, 24 -8, 46 -48, 58 -4, 88 -34, 72 44, 0 52'), gold, { relief: 3, edge: 4 }) +
    tip(0, -74, 13, '#ff3355') +
    mirrored(
      brush.solid(ellipse(47, -54, 10), palette.accent, { relief: 2 }) +
        brush.solid(ellipse(89, -40, 9), '#ff3355', { relief: 2 }),
    ) +
    brush.solid('M-76 34Q0 58 76 34L72 64Q0 90 -72 64Z', gold, { relief: 3 }) +
    brush.solid(facetted('0 44, 13 58, 0 74'), '#ff3355', { relief: 2, edge: 2.4 }) +
    mirrored(
      brush.solid(ellipse(36, 56, 8.5), palette.accent, { relief: 2, edge: 2.4 }) +
        brush.solid(ellipse(60, 48, 6), palette.glow, { relief: 1, edge: 2 }),
    ) +
    brush.shine(-40, 10, 20) +
    brush.shine(60, -30, 14)
  )
}

export const chest: Subject = (brush, palette, prng) => {
  const wood = '#9a5422'
  const band = (d: string) => brush.solid(d, palette.metal, { relief: 2, edge: 2.4 })
  const heap = Array.from({ length: 15 }, (_, i) =>
    coin(
      brush,
      (i % 5) * 27 - 54 + prng.between(-7, 7),
      -8 - Math.floor(i / 5) * 13 + prng.between(-5, 5),
      prng.between(13, 18),
      '#ffc42e',
      i,
    ),
  ).join('')
  return (
    brush.solid('M-82 -26C-80 -84 -46 -98 0 -98C46 -98 80 -84 82 -26L70 -34C60 -62 -60 -62 -70 -34Z', wood, {
      relief: 3,
    }) +
    brush.solid('M-70 -34C-60 -62 60 -62 70 -34L66 0H-66Z', '#3a1708', { relief: 0 }) +
    brush.glow(0, -20, 90, '#ffe27a', 0.95) +
    heap +
    placed({ x: -30, y: -38, scale: 0.22, turn: -20 }, stone(brush, '#ff3355', cuts[1] ?? [])) +
    placed({ x: 34, y: -36, scale: 0.24, turn: 20 }, stone(brush, palette.accent, cuts[0] ?? [])) +
    brush.solid(box(-80, -4, 160, 78, 8), wood, { relief: 3, edge: 4 }) +
    brush.line('M-78 22H78M-78 48H78', shaded(wood, 0.45), 2.4) +
    mirrored(band(box(48, -6, 18, 82, 3))) +
    band(box(-84, -8, 168, 15, 4)) +
    brush.solid(facing('0 -4, 17 -2, 19 20, 0 38'), palette.metal, { relief: 2 }) +
    brush.flat(ellipse(0, 12, 5) + box(-2.4, 12, 4.8, 14, 2), '#3a1708') +
    brush.shine(-8, -46, 18) +
    brush.shine(58, -60, 12)
  )
}

/** A gold ingot in the old boat shape. */
export const ingot: Subject = (brush, palette) => {
  const gold = '#ffc42e'
  const boat = (scale: number, x: number, y: number) =>
    placed(
      { x, y, scale },
      brush.solid('M-92 -30C-84 30 -60 58 0 58C60 58 84 30 92 -30C66 -14 40 -8 0 -8C-40 -8 -66 -14 -92 -30Z', gold, {
        relief: 3,
        edge: 4,
      }) +
        brush.solid(ellipse(0, -16, 52, 30), ['#fff3b0', '#ffc42e', '#d98a12'], { relief: 3, edge: 2 }) +
        brush.solid('M-92 -30C-66 2 66 2 92 -30C70 -2 46 12 0 12C-46 12 -70 -2 -92 -30Z', lit(gold, 0.35), {
          relief: 1,
          edge: 0,
        }),
    )
  return (
    boat(0.56, -52, 40) +
    boat(0.56, 54, 42) +
    boat(0.92, 0, -8) +
    brush.solid(polygon(0, 22, 15, 4), palette.main, { relief: 2, edge: 2 }) +
    brush.shine(-34, -34, 22) +
    brush.shine(66, 16, 14)
  )
}

export const redEnvelope: Subject = (brush, palette) => {
  const letter = (turn: number, colour: string) =>
    placed(
      { x: 0, y: 6, turn },
      brush.solid(box(-46, -70, 92, 140, 10), colour, { relief: 3, edge: 4 }) +
        brush.line('M-38 58H38', palette.metal, 2.4, 0.8) +
        brush.solid('M-46 -62Q-46 -70 -36 -70H36Q46 -70 46 -62Q30 -22 0 -18Q-30 -22 -46 -62Z', shaded(colour, 0.12), {
          relief: 2,
          edge: 2,
        }),
    )
  return (
    letter(-18, '#c9182a') +
    letter(16, '#d6202c') +
    letter(0, '#ef2b36') +
    coin(brush, 0, -14, 24, '#ffc42e', 1) +
    brush.line('M-24 28H24M-16 40H16', palette.metal, 4, 0.9) +
    coin(brush, -66, 66, 18, '#ffc42e', 1, -12) +
    coin(brush, 68, 60, 20, '#ffc42e', 1, 14) +
    brush.shine(20, -50, 16)
  )
}

export const coinHeap: Subject = (brush, palette, prng) =>
  [74, 50, 26, 0, -24]
    .flatMap((y, row) =>
      Array.from({ length: 6 - row }, (_, i) =>
        coin(
          brush,
          (i - (5 - row) / 2) * 34 + prng.between(-5, 5),
          y + prng.between(-4, 4),
          22,
          palette.metal,
          i + row,
          prng.between(-14, 14),
        ),
      ),
    )
    .join('') +
  coin(brush, 0, -58, 34, '#ffd23e', 0) +
  brush.shine(-20, -74, 22) +
  brush.shine(54, 20, 14)

export const vault: Subject = (brush, palette) => {
  const steel = ['#f2f6ff', '#9aa8c2', '#4c5874']
  return (
    brush.solid(box(-88, -84, 176, 168, 22), steel, { relief: 3, edge: 4, ink: '#1c2436' }) +
    brush.solid(ellipse(0, 0, 66), ['#dfe7f5', '#7f8fae', '#3f4a66'], { relief: 3 }) +
    brush.solid(ring(0, 0, 52, 44), palette.metal, { relief: 1, edge: 1.6 }) +
    Array.from({ length: 12 }, (_, i) =>
      brush.solid(ellipse(Math.cos(i * 0.5236) * 59, Math.sin(i * 0.5236) * 59, 4), palette.metal, {
        relief: 1,
        edge: 1.4,
      }),
    ).join('') +
    [0, 60, 120]
      .map((turn) =>
        placed({ x: 0, y: 0, turn }, brush.solid(box(-38, -5, 76, 10, 5), palette.metal, { relief: 2, edge: 2.4 })),
      )
      .join('') +
    brush.solid(ellipse(0, 0, 17), palette.main, { relief: 2 }) +
    mirrored([-60, 60].map((y) => brush.solid(ellipse(72, y, 6), '#cfd8ea', { relief: 1, edge: 2 })).join('')) +
    brush.shine(-34, -38, 18)
  )
}
