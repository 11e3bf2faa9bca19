import { placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import type { Prng } from '../kit/prng.ts'
import { lit } from '../kit/colour.ts'
import type { Palette } from '../kit/palettes.ts'
import type { Point } from '../kit/shapes.ts'
import { at, box, ellipse, petal, polygon, star } from '../kit/shapes.ts'
import { coin } from '../subjects/riches.ts'

/** Objects that fly, fall or glitter around the subject. */
export type GarnishName =
  | 'coins'
  | 'sparks'
  | 'petals'
  | 'snow'
  | 'embers'
  | 'bubbles'
  | 'confetti'
  | 'leaves'
  | 'stars'
  | 'gems'

type Piece = (brush: Brush, palette: Palette, prng: Prng, size: number) => string

interface Decoration {
  count: number
  sizes: readonly [number, number]
  piece: Piece
}

const leafColours = ['#8fe04a', '#3fae2f', '#1f7a2c']
const paperColours = ['#ff4f8a', '#ffd23e', '#35c6ff', '#7fe04a', '#b07aff']

const decorations: Readonly<Record<GarnishName, Decoration>> = {
  coins: {
    count: 7,
    sizes: [9, 17],
    piece: (brush, _palette, prng, size) => coin(brush, 0, 0, size, '#ffc42e', prng.whole(0, 2), prng.between(-40, 40)),
  },
  sparks: { count: 9, sizes: [4, 12], piece: (brush, palette, _chance, size) => brush.shine(0, 0, size, palette.glow) },
  petals: {
    count: 11,
    sizes: [8, 15],
    piece: (brush, palette, _chance, size) =>
      brush.ramped(petal(at(0, -size), at(0, size), size * 0.42, 2), [lit(palette.accent, 0.55), palette.accent]),
  },
  snow: {
    count: 26,
    sizes: [1.4, 4.6],
    piece: (brush, _palette, prng, size) =>
      brush.flat(ellipse(0, 0, size), '#ffffff', Math.round(prng.between(50, 100)) / 100),
  },
  embers: {
    count: 20,
    sizes: [1.6, 4.4],
    piece: (brush, _palette, prng, size) =>
      brush.glow(0, 0, size * 2.6, '#ff9a2a', 0.8) +
      brush.flat(ellipse(0, 0, size * 0.7), prng.pick(['#fff0a0', '#ffc04a'])),
  },
  bubbles: {
    count: 14,
    sizes: [3, 9],
    piece: (brush, _palette, _chance, size) =>
      brush.flat(ellipse(0, 0, size), '#ffffff', 0.16) +
      brush.line(ellipse(0, 0, size), '#ffffff', 1.4, 0.75) +
      brush.flat(ellipse(-size * 0.35, -size * 0.35, size * 0.24), '#ffffff', 0.95),
  },
  confetti: {
    count: 22,
    sizes: [3, 6],
    piece: (brush, _palette, prng, size) =>
      brush.flat(
        prng.flip(0.5) ? box(-size, -size * 0.5, size * 2, size, 1) : polygon(0, 0, size, 3),
        prng.pick(paperColours),
      ),
  },
  leaves: {
    count: 9,
    sizes: [10, 18],
    piece: (brush, _palette, prng, size) => {
      const colour = prng.pick(leafColours)
      return (
        brush.ramped(petal(at(0, -size), at(0, size), size * 0.4, 3), [lit(colour, 0.35), colour]) +
        brush.line(`M0 ${-size * 0.7}V${size * 0.8}`, '#14551f', 1, 0.6)
      )
    },
  },
  stars: {
    count: 9,
    sizes: [4, 9],
    piece: (brush, palette, _chance, size) =>
      brush.solid(star(0, 0, size, size * 0.45), palette.metal, { relief: 0, edge: 1.4 }),
  },
  gems: {
    count: 7,
    sizes: [7, 13],
    piece: (brush, _palette, prng, size) => {
      const colour = prng.pick(['#ff3355', '#2f8cff', '#1fc96f', '#ffb52e', '#b04aff'])
      return (
        brush.solid(polygon(0, 0, size, 6, 30), colour, { relief: 0, edge: 1.6 }) +
        brush.flat(polygon(0, 0, size * 0.55, 6, 30), lit(colour, 0.6), 0.8)
      )
    },
  },
}

/** Draws pieces near the edge of the picture, so that they do not cover the subject. */
export function garnish(name: GarnishName, brush: Brush, palette: Palette, prng: Prng): string {
  const { count, sizes, piece } = decorations[name]
  return Array.from({ length: count }, () => {
    const { x, y } = onTheRim(prng)
    return placed({ x, y, turn: prng.between(-60, 60) }, piece(brush, palette, prng, prng.between(...sizes)))
  }).join('')
}

function onTheRim(prng: Prng): Point {
  if (prng.flip(0.28)) return at(prng.between(40, 260), prng.between(4, 46))
  const y = prng.between(8, 214)
  return prng.flip(0.5) ? at(prng.between(6, 58), y) : at(prng.between(242, 294), y)
}
