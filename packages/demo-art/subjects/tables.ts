import { placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, polar, ring, sector } from '../kit/shapes.ts'
import type { Subject } from './subject.ts'

const pocketColour = (pocket: number) => {
  if (pocket === 0) return '#1a9e4a'
  return pocket % 2 ? '#d01428' : '#1a1624'
}

export const roulette: Subject = (brush, palette, prng) => {
  const pockets = 24
  const turn = prng.between(0, 15)
  const slices = Array.from(
    { length: pockets },
    (_, i) =>
      brush.flat(sector(0, 0, 72, 40, turn + i * 15, turn + i * 15 + 15), pocketColour(i)) +
      brush.line(
        `M${polar(at(0, 0), 40, turn + i * 15).x} ${polar(at(0, 0), 40, turn + i * 15).y}L${polar(at(0, 0), 72, turn + i * 15).x} ${polar(at(0, 0), 72, turn + i * 15).y}`,
        '#e8c56a',
        1.4,
      ),
  ).join('')
  const ball = polar(at(0, 0), 64, prng.between(0, 360))
  return (
    brush.solid(ellipse(0, 0, 94), ['#c97a3a', '#7a3a14', '#3a1606'], { relief: 3, edge: 4 }) +
    brush.solid(ellipse(0, 0, 78), palette.metal, { relief: 2, edge: 2 }) +
    slices +
    brush.solid(ellipse(0, 0, 41), ['#b5652a', '#7a3a14', '#431a08'], { relief: 3, edge: 2 }) +
    brush.line(ellipse(0, 0, 56), '#e8c56a', 1.6, 0.9) +
    [0, 90, 180, 270]
      .map((quarter) =>
        placed(
          { x: 0, y: 0, turn: quarter + turn },
          brush.solid(box(-4, -35, 8, 32, 4), palette.metal, { relief: 1, edge: 2 }) +
            brush.solid(ellipse(0, -34, 7), palette.metal, { relief: 1, edge: 2 }),
        ),
      )
      .join('') +
    brush.solid(ellipse(0, 0, 14), palette.metal, { relief: 2 }) +
    brush.solid(ellipse(ball.x, ball.y, 8), '#ffffff', { relief: 2, edge: 2 }) +
    brush.gloss(-20, -58, 50, 24, 0.35) +
    brush.shine(-44, -62, 16)
  )
}

/** The wheel of a game show. */
export const moneyWheel: Subject = (brush, palette, prng) => {
  const colours = [palette.main, '#ffc42e', palette.accent, '#2fb8ff', '#ff4f8a', '#35c96f']
  const turn = prng.between(0, 30)
  const slices = Array.from({ length: 12 }, (_, i) =>
    brush.ramped(sector(0, 0, 76, 0, turn + i * 30, turn + i * 30 + 30), [
      lit(colours[i % 6] ?? palette.main, 0.2),
      shaded(colours[i % 6] ?? palette.main, 0.12),
    ]),
  ).join('')
  const lamps = Array.from({ length: 16 }, (_, i) => {
    const { x, y } = polar(at(0, 0), 84, i * 22.5)
    return brush.flat(ellipse(x, y, 4.6), i % 2 ? '#fff6c8' : '#ffdf6a')
  }).join('')
  return (
    brush.solid(ellipse(0, 4, 93), palette.metal, { relief: 3, edge: 4 }) +
    brush.flat(ellipse(0, 4, 80), '#2a1430') +
    placed(
      { x: 0, y: 4 },
      slices +
        Array.from({ length: 12 }, (_, i) => {
          const { x, y } = polar(at(0, 0), 54, turn + i * 30 + 15)
          return placed(
            { x, y, turn: turn + i * 30 + 15 },
            brush.flat(
              i % 3 ? ellipse(0, 0, 6) : 'M0 -10L3 -3L10 -3L4 2L6 9L0 5L-6 9L-4 2L-10 -3L-3 -3Z',
              '#ffffff',
              0.95,
            ),
          )
        }).join('') +
        lamps,
    ) +
    brush.solid(ellipse(0, 4, 24), palette.metal, { relief: 3 }) +
    brush.solid('M0 -12L6 0L0 20L-6 0Z', palette.main, { relief: 1, edge: 1.6 }) +
    brush.solid(closed([at(-15, -104), at(15, -104), at(0, -66)]), '#e8142c', { relief: 2 }) +
    brush.gloss(-18, -44, 48, 22, 0.3)
  )
}

export const mahjong: Subject = (brush, palette, prng) => {
  const bamboo = (x: number, y: number, colour: string) =>
    brush.solid(box(x - 4.6, y - 12, 9.2, 24, 4), colour, { relief: 0, edge: 1.2 }) +
    brush.line(`M${x - 4} ${y}h8`, '#ffffff', 1.6)
  const dots = (spots: readonly (readonly [number, number])[]) =>
    spots
      .map(
        ([x, y], i) =>
          brush.flat(ellipse(x, y, 11), i % 2 ? '#1f6fd0' : '#1a9e4a') +
          brush.flat(ring(x, y, 7.6, 4.6), '#ffffff') +
          brush.flat(ellipse(x, y, 2.6), '#dc1430'),
      )
      .join('')
  const faces = [
    brush.line('M0 -36V36M-22 -20H22V8H-22Z', '#dc1430', 8),
    dots([
      [-15, -26],
      [15, -26],
      [0, 0],
      [-15, 26],
      [15, 26],
    ]),
    [
      [-15, -18],
      [0, -18],
      [15, -18],
      [-15, 18],
      [0, 18],
      [15, 18],
    ]
      .map(([x = 0, y = 0], i) => bamboo(x, y, i % 3 === 1 ? '#dc1430' : '#1a9e4a'))
      .join(''),
    brush.line(box(-22, -32, 44, 64, 4), '#1f4fd0', 5) + brush.line(box(-14, -24, 28, 48, 3), '#1f4fd0', 2.4),
    brush.line(
      'M-22 -30H22M0 -30V-12M-20 -14H20M-20 -14V2M20 -14V2M-20 2H20M-26 16H26M0 2V34M-16 22L-24 34M16 22L24 34',
      '#1a9e4a',
      5,
    ),
  ]
  const tile = (face: string) =>
    brush.solid(box(-37, -44, 74, 104, 11), palette.main, { relief: 2, edge: 4 }) +
    brush.solid(box(-37, -54, 74, 100, 11), ['#ffffff', '#fbf6e8', '#dccfb4'], { relief: 2, edge: 0 }) +
    placed({ x: 0, y: -4, scale: 0.98 }, face)
  const [first, second, third] = prng.shuffle(faces)
  return (
    placed({ x: -54, y: 10, turn: -14, scale: 0.86 }, tile(first ?? '')) +
    placed({ x: 56, y: 12, turn: 14, scale: 0.86 }, tile(second ?? '')) +
    placed({ x: 0, y: -4, scale: 1.08 }, tile(third ?? '')) +
    brush.shine(-24, -56, 14)
  )
}

export const chessPiece: Subject = (brush, palette) => {
  const ivory = ['#fffdf2', '#f0dcb0', '#a8834a']
  return (
    brush.solid('M-60 92V74C-60 62 60 62 60 74V92Z', ivory, { relief: 3, edge: 4, ink: '#3d2408' }) +
    brush.solid(
      'M-44 66C-52 20 -16 8 -20 -16C-34 -6 -46 4 -60 -2C-72 -10 -66 -30 -44 -46C-34 -62 -28 -72 -22 -92C-10 -86 -4 -80 0 -74C44 -66 62 -20 52 66Z',
      ivory,
      { relief: 3, edge: 4, ink: '#3d2408' },
    ) +
    brush.line('M2 -64C30 -50 40 -14 36 30M-4 -48C16 -36 24 -10 20 16', '#a8834a', 4, 0.8) +
    brush.flat(ellipse(-24, -46, 6), '#2a1606') +
    brush.flat(ellipse(-58, -16, 3), '#2a1606') +
    brush.solid(box(-48, 60, 96, 11, 5), palette.metal, { relief: 2 }) +
    brush.shine(20, -50, 14)
  )
}
