import { placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, polygon } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A die in parallel projection: the top and two sides. */
function die(brush: Brush, faces: readonly [number, number, number], colour: string): string {
  const ink = colour === '#ffffff' ? '#c9142e' : '#ffffff'
  const side = (count: number, matrix: string) =>
    `<g transform="matrix(${matrix})">${(pips[count - 1] ?? []).map(([x, y]) => brush.flat(ellipse(x * 13, y * 13, count === 1 ? 9 : 6), count === 1 && ink === '#ffffff' ? '#ffe14a' : ink)).join('')}</g>`
  return (
    brush.solid(polygon(0, 0, 58, 6), colour, { relief: 2, edge: 5 }) +
    brush.flat(closed([at(0, -58), at(50.2, -29), at(0, 0), at(-50.2, -29)]), lit(colour, 0.6), 0.9) +
    brush.flat(closed([at(50.2, -29), at(50.2, 29), at(0, 58), at(0, 0)]), shaded(colour, 0.26), 0.85) +
    brush.line('M0 0V56M0 0L-49 -28M0 0L49 -28', '#ffffff', 2, 0.6) +
    side(faces[0], '.866 .5 -.866 .5 0 -29') +
    side(faces[1], '.866 .5 0 1 -25 15') +
    side(faces[2], '.866 -.5 0 1 25 15')
  )
}

export const dice: Subject = (brush, palette, prng) => {
  const colour = prng.pick(['#ffffff', '#e0203a', palette.main])
  const faces = (): [number, number, number] => [prng.whole(1, 6), prng.whole(1, 6), prng.whole(1, 6)]
  if (prng.flip(0.4))
    return (
      placed({ x: -44, y: 30, scale: 0.84, turn: -10 }, die(brush, faces(), colour)) +
      placed({ x: 50, y: 34, scale: 0.8, turn: 14 }, die(brush, faces(), colour)) +
      placed({ x: 4, y: -40, scale: 0.86, turn: 4 }, die(brush, faces(), colour))
    )
  return (
    placed({ x: -34, y: -16, scale: 1.14, turn: -14 }, die(brush, faces(), colour)) +
    placed({ x: 46, y: 30, scale: 0.96, turn: 16 }, die(brush, faces(), colour)) +
    brush.shine(-60, -60, 16)
  )
}

/** Three dice under a glass dome. */
export const diceDome: Subject = (brush, palette, prng) => {
  const randomDie = () => die(brush, [prng.whole(1, 6), prng.whole(1, 6), prng.whole(1, 6)], '#ffffff')
  return (
    brush.solid(ellipse(0, 66, 88, 26), '#2a1430', { relief: 2, edge: 4 }) +
    brush.solid(ellipse(0, 58, 82, 22), palette.main, { relief: 1 }) +
    brush.line(ellipse(0, 58, 70, 17), palette.metal, 3) +
    placed({ x: -34, y: 34, scale: 0.56, turn: -8 }, randomDie()) +
    placed({ x: 34, y: 36, scale: 0.56, turn: 10 }, randomDie()) +
    placed({ x: 0, y: 12, scale: 0.56 }, randomDie()) +
    brush.flat('M-76 56C-80 -40 -50 -84 0 -84C50 -84 80 -40 76 56Q0 84 -76 56Z', '#dff6ff', 0.22) +
    brush.line('M-76 56C-80 -40 -50 -84 0 -84C50 -84 80 -40 76 56', '#ffffff', 3.4, 0.85) +
    brush.line('M-56 20C-58 -24 -44 -52 -22 -64', '#ffffff', 7, 0.6) +
    brush.solid(ellipse(0, -90, 12, 10), palette.metal, { relief: 2 })
  )
}

export const domino: Subject = (brush, palette, prng) => {
  const half = (count: number, y: number) =>
    (pips[count - 1] ?? []).map(([x, py]) => brush.flat(ellipse(x * 17, y + py * 14, 6.4), '#1c1430')).join('')
  const tile = (a: number, b: number) =>
    brush.solid(box(-36, -66, 72, 136, 12), shaded('#f3ead6', 0.3), { relief: 1, edge: 4 }) +
    brush.solid(box(-36, -70, 72, 134, 12), ['#ffffff', '#f8f2e2', '#dccfb4'], { relief: 2, edge: 0 }) +
    half(a, -36) +
    half(b, 31) +
    brush.line('M-27 -3H27', palette.main, 4) +
    brush.solid(ellipse(0, -3, 5), palette.metal, { relief: 1, edge: 1 })
  return (
    placed({ x: -40, y: 6, turn: -24, scale: 0.98 }, tile(prng.whole(2, 6), prng.whole(1, 6))) +
    placed({ x: 40, y: 4, turn: 18, scale: 1.06 }, tile(prng.whole(2, 6), prng.whole(3, 6)))
  )
}
