import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, polar, ring, star } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

export const lantern: Subject = (brush, palette, prng) => {
  const paper = prng.pick(['#e8202c', '#ff5a2a', '#f2347a', '#ff8a1a'])
  const lantern =
    brush.line('M0 -104V-70', shaded(palette.metal, 0.4), 4) +
    brush.glow(0, 0, 110, '#ffd27a', 0.8) +
    brush.solid(ellipse(0, -4, 74, 62), ['#ffd98a', paper, shaded(paper, 0.4)], { relief: 3, edge: 4 }) +
    [50, 27].map((rx) => brush.line(ellipse(0, -4, rx, 61), shaded(paper, 0.3), 2.4, 0.8)).join('') +
    brush.line('M0 -65V57', shaded(paper, 0.3), 2.4, 0.8) +
    brush.solid(box(-34, -76, 68, 17, 6), palette.metal, { relief: 2 }) +
    brush.solid(box(-34, 51, 68, 17, 6), palette.metal, { relief: 2 }) +
    [-16, -8, 0, 8, 16].map((x) => brush.line(`M${x} 68V${98 - Math.abs(x) * 0.4}`, palette.metal, 4)).join('') +
    brush.solid(star(0, -4, 25, 13, 8), palette.metal, { relief: 2, edge: 2.4 }) +
    brush.gloss(-36, -30, 12, 24, 0.5)
  if (prng.flip(0.5)) return lantern
  return (
    placed({ x: -58, y: 20, scale: 0.6 }, lantern) +
    placed({ x: 60, y: 26, scale: 0.54 }, lantern) +
    placed({ x: 0, y: -10, scale: 0.86 }, lantern)
  )
}

export const lotusFlower: Subject = (brush, palette, prng) => {
  const pink = prng.pick(['#ff7fb0', '#ff9ac8', '#c98aff', '#ff8f80'])
  const ringOf = (count: number, reach: number, belly: number, colour: string, spread: number) =>
    Array.from({ length: count }, (_, i) => {
      const turn = (i - (count - 1) / 2) * spread
      return {
        turn,
        markup: brush.solid(
          petal(at(0, 40), polar(at(0, 36), reach - Math.abs(turn) * 0.2, turn), belly),
          [lit(colour, 0.55), colour, shaded(colour, 0.18)],
          { relief: 2, edge: 2.6 },
        ),
      }
    })
      .sort((a, b) => Math.abs(b.turn) - Math.abs(a.turn))
      .map(({ markup }) => markup)
      .join('')
  return (
    brush.solid(ellipse(0, 58, 92, 26), ['#5fd08a', '#1f8a5a', '#0c4a3a'], { relief: 2 }) +
    brush.glow(0, -10, 100, palette.glow, 0.6) +
    ringOf(8, 104, 22, shaded(pink, 0.15), 25) +
    ringOf(7, 98, 24, pink, 21) +
    ringOf(5, 84, 23, lit(pink, 0.35), 19) +
    ringOf(3, 62, 18, lit(pink, 0.6), 20) +
    brush.glow(0, 4, 26, '#fff2a0', 0.9) +
    brush.shine(36, -46, 14)
  )
}

export const rose: Subject = (brush, _palette, prng) => {
  const red = prng.pick(['#e8203c', '#ff5a92', '#b04aff', '#ff8a3c', '#d6204a'])
  return (
    mirrored(brush.solid(petal(at(10, 50), at(96, 74), 24, 8), ['#8fe06a', '#2f9e3a', '#14551f'], { relief: 2 })) +
    Array.from({ length: 7 }, (_, i) =>
      brush.solid(
        ellipse(polar(at(0, -4), 48, i * 51.4).x, polar(at(0, -4), 48, i * 51.4).y, 40),
        [lit(red, 0.3), red, shaded(red, 0.35)],
        { relief: 2, edge: 3 },
      ),
    ).join('') +
    Array.from({ length: 5 }, (_, i) =>
      brush.solid(
        ellipse(polar(at(0, -6), 27, i * 72 + 20).x, polar(at(0, -6), 27, i * 72 + 20).y, 31),
        [lit(red, 0.35), lit(red, 0.05), shaded(red, 0.3)],
        { relief: 2, edge: 2.4 },
      ),
    ).join('') +
    brush.solid(ellipse(0, -8, 26), lit(red, 0.15), { relief: 2, edge: 2.4 }) +
    brush.line('M-16 -10C-14 -28 16 -28 15 -8C14 6 -6 8 -8 -4C-8 -14 6 -14 6 -6', shaded(red, 0.5), 4) +
    brush.shine(-44, -44, 14)
  )
}

export const clover: Subject = (brush, palette) =>
  brush.line('M4 20C10 56 26 76 44 92', '#1a6b1e', 15) +
  brush.line('M4 20C10 56 26 76 44 92', '#5fc23a', 8) +
  [0, 90, 180, 270]
    .map((turn) =>
      placed(
        { x: 0, y: -8, turn: turn + 45 },
        brush.solid(
          'M0 0C-20 -18 -52 -34 -46 -64C-40 -86 -10 -84 0 -62C10 -84 40 -86 46 -64C52 -34 20 -18 0 0Z',
          ['#b8f06a', '#35b83a', '#127a2a'],
          { relief: 2, edge: 3.4 },
        ) + brush.line('M0 -6V-48', '#c9ff9a', 3, 0.8),
      ),
    )
    .join('') +
  brush.glow(0, -8, 26, palette.glow, 0.7) +
  brush.shine(-46, -54, 16)

export const potOfGold: Subject = (brush, palette, prng) => {
  const bands = ['#ff3b4a', '#ff9a2a', '#ffe14a', '#3fc95a', '#2f8cff', '#9a4fff']
  const coins = Array.from({ length: 13 }, (_, i) => {
    const [x, y] = [(i % 5) * 25 - 50 + prng.between(-5, 5), -4 - Math.floor(i / 5) * 14]
    return (
      brush.solid(ellipse(x, y, 16, 13), '#ffc42e', { relief: 2, edge: 2.2 }) +
      brush.line(ellipse(x, y, 10, 8), '#c97a0c', 1.6)
    )
  }).join('')
  return (
    bands
      .map((colour, i) =>
        brush.line(`M${-96 + i * 7} 40A${96 - i * 7} ${100 - i * 7} 0 0 1 ${96 - i * 7} 40`, colour, 8, 0.92),
      )
      .join('') +
    coins +
    brush.solid(facing('0 4, 64 6, 72 40, 58 80, 30 94, 0 96'), ['#5a5470', '#2a2540', '#100c1e'], {
      relief: 3,
      edge: 4,
    }) +
    brush.solid(box(-72, -2, 144, 20, 10), ['#6a6488', '#2a2540'], { relief: 2 }) +
    brush.solid('M0 34c-10 -16 -36 -2 -20 16C-36 66 -8 80 0 64C8 80 36 66 20 50C36 32 10 18 0 34Z', '#35b83a', {
      relief: 2,
      edge: 2.4,
    }) +
    brush.gloss(-46, 40, 9, 24, 0.4) +
    brush.shine(14, -22, 16) +
    brush.shine(-40, -10, 10) +
    brush.glow(0, -10, 60, palette.glow, 0.25)
  )
}

export const horseshoe: Subject = (brush, palette) =>
  brush.solid(
    'M-44 88L-72 82C-88 20 -88 -84 0 -84C88 -84 88 20 72 82L44 88L40 66L50 62C60 10 52 -48 0 -48C-52 -48 -60 10 -50 62L-40 66Z',
    ['#ffffff', palette.metal, shaded(palette.metal, 0.4)],
    { relief: 3, edge: 4 },
  ) +
  mirrored(
    [
      [66, 46],
      [70, 6],
      [58, -34],
      [28, -62],
    ]
      .map(([x = 0, y = 0]) => brush.flat(ellipse(x, y, 5.4), '#3a1c08'))
      .join(''),
  ) +
  brush.solid('M0 -18c-14 -24 -52 -2 -30 26L0 42L30 8C52 -20 14 -42 0 -18Z', palette.main, { relief: 3, edge: 3 }) +
  brush.shine(-56, -50, 18)

export const firework: Subject = (brush, palette, prng) => {
  const burst = (x: number, y: number, size: number, colour: string) =>
    brush.glow(x, y, size, colour, 0.7) +
    Array.from({ length: 16 }, (_, i) => {
      const [a, b] = [polar(at(x, y), size * 0.22, i * 22.5), polar(at(x, y), size * (i % 2 ? 0.72 : 1), i * 22.5)]
      return (
        brush.solid(petal(at(a.x, a.y), at(b.x, b.y), size * 0.055), [lit(colour, 0.7), colour], {
          edge: 0,
          relief: 0,
        }) + brush.flat(ellipse(b.x, b.y, size * 0.06), '#ffffff')
      )
    }).join('') +
    brush.flat(ellipse(x, y, size * 0.12), '#ffffff')
  return (
    burst(-44, 22, 54, palette.accent) +
    burst(52, 34, 46, palette.glow) +
    burst(6, -26, 78, prng.pick([palette.metal, palette.main]))
  )
}

export const discoBall: Subject = (brush, palette) => {
  const ball = ellipse(0, 6, 80)
  const lines =
    [-62, -44, -24, 0, 24, 44, 62].map((y) => `M-84 ${y + 6}Q0 ${y + 6 + y * 0.34} 84 ${y + 6}`).join('') +
    [18, 40, 60, 74].map((rx) => ellipse(0, 6, rx, 80)).join('') +
    'M0 -74V86'
  const tiles = Array.from({ length: 26 }, (_, i) =>
    brush.flat(
      box(((i * 37) % 120) - 60, ((i * 53) % 130) - 62, 13, 13, 1),
      ['#ffffff', palette.glow, palette.accent, palette.main][i % 4] ?? '#ffffff',
      0.75,
    ),
  ).join('')
  return (
    brush.line('M0 -104V-74', '#8a94ae', 5) +
    brush.solid(ball, ['#f6faff', '#a9b6d6', '#3f4a78'], { relief: 3, edge: 4 }) +
    brush.within(ball, tiles + brush.line(lines, '#39426a', 1.8, 0.7)) +
    brush.gloss(-24, -32, 34, 26, 0.55) +
    brush.shine(-34, -36, 26) +
    brush.shine(40, 22, 18) +
    brush.shine(14, -58, 12)
  )
}

export const trophy: Subject = (brush, palette) =>
  mirrored(
    brush.line('M52 -56C98 -62 96 10 40 18', '#8a4f08', 16) + brush.line('M52 -56C98 -62 96 10 40 18', '#ffc42e', 9),
  ) +
  brush.solid(box(-12, 30, 24, 38, 6), '#ffc42e', { relief: 2 }) +
  brush.solid('M-58 -78H58C58 -8 40 40 0 40C-40 40 -58 -8 -58 -78Z', '#ffc42e', { relief: 3, edge: 4 }) +
  brush.solid(ellipse(0, -78, 60, 13), ['#fff0a8', '#d98a12'], { relief: 1, edge: 2 }) +
  brush.solid(star(0, -22, 29, 12), palette.main, { relief: 2 }) +
  brush.solid(closed([at(-34, 64), at(34, 64), at(46, 92), at(-46, 92)]), ['#6a3a8a', '#3a1c54', '#1c0c2c'], {
    relief: 2,
  }) +
  brush.solid(box(-22, 72, 44, 13, 3), palette.metal, { relief: 1, edge: 1.6 }) +
  brush.gloss(-40, -40, 8, 32, 0.7) +
  brush.shine(38, -62, 18)

export const drum: Subject = (brush, palette) =>
  placed(
    { x: 0, y: 0 },
    mirrored(
      placed(
        { x: 34, y: -46, turn: 48 },
        brush.solid(box(-5, -62, 10, 104, 5), '#c97a3a', { relief: 2 }) +
          brush.solid(ellipse(0, 42, 12), '#fff0d2', { relief: 2 }),
      ),
    ),
  ) +
  brush.solid('M-78 -20C-92 20 -86 60 -70 78C-30 98 30 98 70 78C86 60 92 20 78 -20Z', palette.main, {
    relief: 3,
    edge: 4,
  }) +
  brush.solid(ellipse(0, -18, 80, 30), ['#fff6e0', '#f0dcb0'], { relief: 1 }) +
  brush.line(ellipse(0, -18, 54, 19), palette.main, 4) +
  brush.solid(ring(0, -18, 12, 5), palette.accent, { relief: 0, edge: 0 }) +
  Array.from({ length: 9 }, (_, i) =>
    brush.solid(ellipse((i - 4) * 18, 16 - Math.abs(i - 4) ** 2 * 0.9, 5), palette.metal, { relief: 1, edge: 1.6 }),
  ).join('') +
  brush.line('M-84 50Q0 90 84 50', palette.metal, 5)
