import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, polar, ring, star } from '../kit/shapes.ts'
import { lettered } from './lettered.ts'
import { coin } from './riches.ts'
import type { Subject } from './subject.ts'

export const ticket: Subject = (brush, palette, prng) => {
  const slip = (colour: string) =>
    brush.solid('M-90 -48H90V-16A16 16 0 0 0 90 16V48H-90V16A16 16 0 0 0 -90 -16Z', colour, { relief: 2, edge: 4 })
  const foil =
    brush.solid(box(-44, -30, 118, 60, 8), ['#f2f4fa', '#b0b8cc', '#808aa4'], { relief: 1, edge: 2 }) +
    brush.flat('M-34 16C-20 -20 -8 20 8 -16S34 18 50 -18L62 -2C46 34 30 -4 16 22S-14 0 -24 26Z', palette.metal, 0.95)
  return (
    placed({ x: 0, y: -20, turn: 12, scale: 0.9 }, slip(palette.accent)) +
    placed(
      { x: 0, y: 14, turn: -8 },
      slip(palette.main) +
        brush
          .line('M-58 -42V42', '#ffffff', 3, 0.8)
          .replace('stroke-linecap', 'stroke-dasharray="6 7" stroke-linecap') +
        foil +
        brush.solid(star(-74, 0, 12, 5), palette.metal, { relief: 1, edge: 2 }),
    ) +
    placed({ x: 58, y: 52 }, coin(brush, 0, 0, 27, '#ffc42e', prng.whole(0, 2))) +
    brush.shine(-20, -30, 14)
  )
}

export const clawMachine: Subject = (brush, palette) => {
  const toy = (x: number, y: number, colour: string) =>
    brush.solid(ellipse(x, y, 19), colour, { relief: 2 }) +
    brush.flat(ellipse(x - 6, y - 2, 2.6) + ellipse(x + 6, y - 2, 2.6), '#1a1024') +
    brush.line(`M${x - 5} ${y + 6}q5 5 10 0`, '#1a1024', 2.4)
  return (
    brush.solid(box(-74, -96, 148, 192, 16), palette.main, { relief: 3, edge: 4 }) +
    brush.solid(box(-60, -62, 120, 108, 8), ['#dff6ff', '#8fc9f2', '#3f6ab8'], { relief: 0, edge: 2.4 }) +
    toy(-38, 28, '#ff7fb0') +
    toy(38, 28, '#ffd23e') +
    toy(0, 30, '#6fe06a') +
    toy(-18, 8, '#b07aff') +
    toy(22, 6, '#ff8a4a') +
    brush.line('M0 -62V-34', '#66708f', 5) +
    brush.solid(ellipse(0, -32, 11), '#d8def2', { relief: 2 }) +
    mirrored(
      brush.line('M6 -26C26 -20 26 0 14 8', '#3f4a66', 7) + brush.line('M6 -26C26 -20 26 0 14 8', '#d8def2', 3.4),
    ) +
    brush.flat(closed([at(-60, -62), at(-20, -62), at(-60, 20)]), '#ffffff', 0.35) +
    brush.solid(box(-60, -88, 120, 19, 8), palette.accent, { relief: 2 }) +
    brush.solid(box(-58, 56, 48, 30, 6), '#1c1430', { relief: 0 }) +
    brush.line('M32 78V60', '#d8def2', 6) +
    brush.solid(ellipse(32, 58, 10), '#e8202c', { relief: 2 }) +
    brush.solid(ellipse(58, 74, 7), palette.metal, { relief: 1, edge: 2 })
  )
}

/** A ball with its number in a white disc, as in a draw. */
function numberBall(brush: Brush, number: string, colour: string): string {
  return (
    brush.solid(ellipse(0, 0, 44), colour, { relief: 3, edge: 4 }) +
    brush.ramped(ellipse(-2, -2, 25), ['#ffffff', '#e6e6f2']) +
    lettered(brush, number, { x: -2, y: -2, width: 34, height: 27 }, '#1a1430') +
    brush.gloss(-14, -26, 17, 9, 0.8)
  )
}

const ballColours = ['#e8202c', '#ffb81f', '#1f8cf2', '#1fb85a', '#9a3cf0', '#ff6a1a', '#f24a9a']

export const lotteryBalls: Subject = (brush, palette, prng) => {
  const count = prng.pick([3, 4, 5, 6])
  const places: readonly (readonly [number, number, number])[] = [
    [0, -34, 1.1],
    [-56, 30, 0.86],
    [56, 30, 0.86],
    [0, 58, 0.78],
    [-62, -42, 0.66],
    [64, -44, 0.66],
  ]
  const colours = prng.shuffle(ballColours)
  return (
    brush.glow(0, 0, 110, palette.glow, 0.6) +
    places
      .slice(0, count)
      .map(([x, y, scale], i) => ({
        scale,
        markup: placed(
          { x, y, scale, turn: prng.between(-16, 16) },
          numberBall(brush, String(prng.whole(1, 49)), colours[i] ?? palette.main),
        ),
      }))
      .sort((a, b) => a.scale - b.scale)
      .map(({ markup }) => markup)
      .join('') +
    brush.shine(-26, -66, 14)
  )
}

export const drawDrum: Subject = (brush, palette, prng) => {
  const glass = ellipse(0, -8, 74)
  const inside = Array.from({ length: 12 }, (_, i) => {
    const { x, y } = polar(at(0, 12), 12 + (i % 4) * 15, i * 77)
    return placed(
      { x: x * 0.9, y: y * 0.8, scale: 0.4 },
      numberBall(brush, String(prng.whole(1, 39)), ballColours[i % 7] ?? palette.main),
    )
  }).join('')
  return (
    brush.solid(closed([at(-44, 56), at(44, 56), at(66, 98), at(-66, 98)]), palette.main, { relief: 3, edge: 4 }) +
    brush.solid(box(-72, 88, 144, 14, 6), palette.metal, { relief: 2 }) +
    brush.solid(glass, ['#eaf8ff', '#b0d2f0', '#6a8cc2'], { relief: 1, edge: 5, ink: shaded(palette.metal, 0.4) }) +
    brush.within(glass, inside) +
    brush.line('M-56 -34C-46 -58 -24 -72 -4 -74', '#ffffff', 9, 0.8) +
    mirrored(brush.solid(box(66, -20, 22, 26, 6), palette.metal, { relief: 2 })) +
    brush.solid(box(-17, -96, 34, 17, 7), palette.metal, { relief: 2 }) +
    brush.solid(ring(0, 76, 15, 8), palette.accent, { relief: 1, edge: 2 })
  )
}

export const bingoCard: Subject = (brush, palette, prng) => {
  const cell = (row: number, column: number) => {
    const [x, y] = [-48 + column * 24, -26 + row * 24]
    const marked = (row * 5 + column * 3) % 4 === 0 || row === column
    return (
      brush.solid(box(x - 10.5, y - 10.5, 21, 21, 4), marked ? palette.accent : '#ffffff', { relief: 1, edge: 1 }) +
      lettered(
        brush,
        String(prng.whole(column * 15 + 1, column * 15 + 15)),
        { x, y, width: 15, height: 10 },
        marked ? '#ffffff' : '#2a2444',
      )
    )
  }
  return (
    placed(
      { x: 0, y: 0, turn: -6 },
      brush.solid(box(-68, -84, 136, 172, 14), palette.main, { relief: 3, edge: 4 }) +
        lettered(brush, 'BINGO', { x: 0, y: -60, width: 116, height: 28 }, '#fff4b8') +
        Array.from({ length: 25 }, (_, i) => cell(Math.floor(i / 5), i % 5)).join(''),
    ) +
    placed({ x: 62, y: 58, scale: 0.66, turn: 14 }, numberBall(brush, String(prng.whole(1, 75)), '#ffb81f')) +
    placed({ x: -68, y: 68, scale: 0.5, turn: -14 }, numberBall(brush, String(prng.whole(1, 75)), '#1f8cf2'))
  )
}

export const racingCars: Subject = (brush, palette) => {
  const car = (colour: string) =>
    brush.solid('M-84 12C-78 -8 -50 -10 -38 -16C-24 -34 20 -36 36 -16C60 -12 86 -8 88 12L84 24H-82Z', colour, {
      relief: 3,
      edge: 4,
    }) +
    brush.solid('M-26 -14C-16 -28 12 -28 24 -14Z', ['#dff6ff', '#3f6ab8'], { relief: 0, edge: 2 }) +
    brush.line('M-80 8H86', '#ffffff', 3, 0.7) +
    [-50, 52]
      .map(
        (x) =>
          brush.solid(ellipse(x, 24, 17), '#1c1c2c', { relief: 2 }) +
          brush.solid(ellipse(x, 24, 7), '#d8def2', { relief: 1, edge: 1 }),
      )
      .join('')
  return (
    brush.line('M-112 -50H-70M-112 4H-84M-112 64H-90M-100 30H-60', '#ffffff', 4, 0.7) +
    placed({ x: 10, y: -48, scale: 0.72 }, car(palette.accent)) +
    placed({ x: -14, y: 2, scale: 0.86 }, car(palette.metal)) +
    placed({ x: 8, y: 60, scale: 1.04 }, car(palette.main))
  )
}

/** Balls whose numbers are unchanged by mirroring: the banner is mirrored for Arabic. */
export const plainBalls: Subject = (brush, palette) =>
  [
    { x: -58, y: 34, scale: 0.92, number: '8', colour: '#ff6f5c' },
    { x: 58, y: 36, scale: 0.92, number: '0', colour: palette.main },
    { x: 0, y: -36, scale: 1.14, number: '88', colour: '#f2b43a' },
    { x: 2, y: 66, scale: 0.78, number: '8', colour: '#3f9cc9' },
  ]
    .map(({ number, colour, ...place }) => placed(place, numberBall(brush, number, colour)))
    .join('')
