import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, star } from '../kit/shapes.ts'
import { card } from './cards.ts'
import type { Subject } from './subject.ts'

const tones = [
  ['#ffe2c4', '#f2b98c', '#c4845a'],
  ['#f6cfa2', '#dc9c68', '#a8683a'],
  ['#d6a070', '#b0764a', '#7a4a28'],
  ['#ffd9c2', '#eeb094', '#bf7a64'],
] as const

function face(brush: Brush, skin: readonly string[], lips: string): string {
  return (
    brush.solid(box(-13, 16, 26, 34, 8), skin.slice(1), { relief: 1, edge: 2 }) +
    brush.solid(facing('0 -56, 30 -50, 37 -14, 28 16, 10 34, 0 36'), skin, { relief: 2, edge: 3 }) +
    mirrored(
      brush.flat('M7 -12Q17 -21 28 -13Q18 -5 7 -12Z', '#ffffff') +
        brush.flat(ellipse(17.5, -13, 5), '#3a2214') +
        brush.flat(ellipse(16, -15, 1.8), '#ffffff') +
        brush.line('M6 -12Q17 -23 30 -15', '#2a140c', 2.8) +
        brush.line('M7 -25Q18 -32 29 -26', '#3a2014', 3) +
        brush.glow(23, 2, 10, '#ff7a7a', 0.55),
    ) +
    brush.line('M0 -8C3 0 4 4 -2 5', skin[2] ?? '#a8683a', 2) +
    brush.solid('M-11 16Q-4 12 0 14Q4 12 11 16Q0 26 -11 16Z', lips, { edge: 0.8, relief: 0 })
  )
}

/** A croupier at the table, cards in front. */
export const dealer: Subject = (brush, palette, prng) => {
  const skin = prng.pick(tones)
  const hair = prng.pick(['#2a1a1c', '#5a2f1a', '#1c1c2c', '#7a3a20'])
  const isLong = prng.flip(0.6)
  const back = isLong
    ? brush.solid(facing('0 -76, 42 -66, 54 -20, 50 34, 30 52, 0 54'), hair, { relief: 2, edge: 3 })
    : ''
  const fringe = isLong
    ? brush.solid(
        'M-40 -10C-46 -60 -24 -78 2 -78C32 -78 46 -56 40 -8C36 -34 26 -46 4 -52C-14 -46 -32 -38 -40 -10Z',
        hair,
        { relief: 2, edge: 2.4 },
      )
    : brush.solid(
        'M-40 -22C-44 -66 -20 -80 6 -78C36 -76 44 -52 38 -20C32 -38 24 -46 -8 -48C-26 -46 -34 -38 -40 -22Z',
        hair,
        { relief: 2, edge: 2.4 },
      )
  const shoulders = facing('0 40, 26 42, 66 58, 88 104, 0 112')
  const suit =
    brush.solid(shoulders, palette.main, { relief: 3, edge: 4 }) +
    brush.solid(closed([at(-24, 42), at(24, 42), at(0, 96)]), '#ffffff', { relief: 0, edge: 2 }) +
    mirrored(
      brush.solid(closed([at(24, 40), at(44, 50), at(4, 104)]), shaded(palette.main, 0.35), { relief: 1, edge: 2 }),
    )
  const bow =
    mirrored(brush.solid(closed([at(0, 52), at(20, 42), at(20, 64)]), '#c9182a', { relief: 2, edge: 2.4 })) +
    brush.solid(ellipse(0, 53, 5), lit('#c9182a', 0.2), { relief: 1, edge: 1.4 })
  return (
    placed(
      { x: 0, y: -16 },
      back +
        suit +
        face(brush, skin, prng.pick(['#d6405a', '#c9586a', '#b8485a'])) +
        fringe +
        bow +
        brush.solid(star(52, 74, 9, 4), palette.metal, { relief: 1, edge: 1.6 }),
    ) +
    placed({ x: -30, y: 82, scale: 0.5, turn: -16 }, card(brush, 'A', 'spade')) +
    placed({ x: 26, y: 84, scale: 0.5, turn: 14 }, card(brush, 'K', 'heart'))
  )
}

/** A showman with a microphone and a top hat. */
export const host: Subject = (brush, palette, prng) => {
  const skin = prng.pick(tones)
  return (
    placed(
      { x: 0, y: -4 },
      brush.solid(facing('0 40, 26 42, 66 58, 88 104, 0 112'), palette.accent, { relief: 3, edge: 4 }) +
        brush.solid(closed([at(-24, 42), at(24, 42), at(0, 100)]), '#ffffff', { relief: 0, edge: 2 }) +
        mirrored(brush.solid(closed([at(24, 40), at(46, 50), at(4, 106)]), palette.main, { relief: 1, edge: 2 })) +
        face(brush, skin, '#b8485a') +
        brush.solid('M-20 8Q0 0 20 8Q12 14 0 11Q-12 14 -20 8Z', '#2a1a14', { edge: 1, relief: 0 }) +
        brush.solid(box(-38, -116, 76, 72, 6), '#241a3a', { relief: 3, edge: 4 }) +
        brush.solid(box(-38, -66, 76, 16, 2), palette.main, { relief: 1, edge: 2 }) +
        brush.solid(ellipse(0, -46, 60, 11), '#241a3a', { relief: 2, edge: 3 }) +
        mirrored(brush.solid(closed([at(0, 52), at(22, 42), at(22, 64)]), palette.metal, { relief: 2, edge: 2.4 })),
    ) +
    placed(
      { x: 62, y: 40, turn: 18 },
      brush.solid(box(-6, 0, 12, 56, 4), '#2a2a3c', { relief: 2 }) +
        brush.solid(ellipse(0, -8, 16), ['#ffffff', '#b8c2da', '#4a5478'], { relief: 2 }),
    ) +
    brush.solid(petal(at(84, 80), at(52, 58), 13), skin, { relief: 1, edge: 2.4 })
  )
}
