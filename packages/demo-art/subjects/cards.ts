import { placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, ellipse, facing, polar, sector } from '../kit/shapes.ts'
import { lettered } from './lettered.ts'
import type { Subject } from './subject.ts'

export type Suit = 'heart' | 'spade' | 'diamond' | 'club'
const RED = '#dc1430'
const BLACK = '#17142a'

const suits: Readonly<Record<Suit, string>> = {
  heart: 'M0 .92C-.3 .56 -.96 .2 -.96 -.36C-.96 -.98 -.2 -1.04 0 -.46C.2 -1.04 .96 -.98 .96 -.36C.96 .2 .3 .56 0 .92Z',
  diamond: 'M0 -1C.24 -.5 .44 -.24 .76 0C.44 .24 .24 .5 0 1C-.24 .5 -.44 .24 -.76 0C-.44 -.24 -.24 -.5 0 -1Z',
  spade:
    'M0 -1C.24 -.58 .94 -.26 .94 .22C.94 .66 .36 .74 .1 .4C.1 .7 .2 .86 .36 .98H-.36C-.2 .86 -.1 .7 -.1 .4C-.36 .74 -.94 .66 -.94 .22C-.94 -.26 -.24 -.58 0 -1Z',
  club: 'M.1 .34C.1 .66 .2 .86 .38 .98H-.38C-.2 .86 -.1 .66 -.1 .34C-.34 .7 -.96 .56 -.94 .06C-.92 -.34 -.5 -.42 -.32 -.3C-.62 -.6 -.42 -1 0 -1C.42 -1 .62 -.6 .32 -.3C.5 -.42 .92 -.34 .94 .06C.96 .56 .34 .7 .1 .34Z',
}

const suitMark = (
  brush: Brush,
  suit: Suit,
  x: number,
  y: number,
  size: number,
  colour = suit === 'heart' || suit === 'diamond' ? RED : BLACK,
): string => placed({ x, y, scale: size }, brush.flat(suits[suit], colour))

/** A large suit with relief, for card rooms. */
const suitSign = (brush: Brush, suit: Suit, colour: string): string =>
  brush.solid(
    suits[suit].replaceAll(/-?[\d.]+/g, (number) => String(Math.round(Number(number) * 84))),
    colour,
    { relief: 3, edge: 4 },
  )

export function card(brush: Brush, rank: string, suit: Suit): string {
  const ink = suit === 'heart' || suit === 'diamond' ? RED : BLACK
  const corner =
    lettered(brush, rank, { x: -27, y: -43, width: 18, height: 21 }, ink) + suitMark(brush, suit, -27, -22, 8)
  return (
    brush.solid(box(-42, -60, 84, 120, 9), ['#ffffff', '#fbfaff', '#d9d4ea'], {
      relief: 1,
      edge: 2.4,
      ink: '#2a2440',
    }) +
    corner +
    `<g transform="rotate(180)">${corner}</g>` +
    suitMark(brush, suit, 5, 3, 25)
  )
}

export const cards: Subject = (brush, palette, prng) => {
  const deck = prng.shuffle<[string, Suit]>([
    ['A', 'spade'],
    ['K', 'heart'],
    ['Q', 'diamond'],
    ['J', 'club'],
    ['A', 'heart'],
    ['K', 'spade'],
    ['9', 'diamond'],
    ['8', 'heart'],
  ])
  const count = prng.pick([2, 3, 4, 5])
  const spread = count > 3 ? 20 : 26
  const fan = deck.slice(0, count).map(([rank, suit], i) => {
    const turn = (i - (count - 1) / 2) * spread
    const spot = polar(at(0, 96), 100, turn)
    return placed({ ...spot, turn, scale: count > 3 ? 0.98 : 1.14 }, card(brush, rank, suit))
  })
  return (
    brush.glow(0, -10, 110, palette.glow, 0.5) +
    fan.join('') +
    chip(brush, -56, 62, 27, palette.main) +
    chip(brush, 54, 66, 24, palette.accent)
  )
}

function chip(brush: Brush, x: number, y: number, size: number, colour: string): string {
  const notches = Array.from({ length: 6 }, (_, i) => sector(0, 0, size, size * 0.7, i * 60 - 13, i * 60 + 13)).join('')
  return placed(
    { x, y },
    brush.flat(ellipse(1, size * 0.2, size), shaded(colour, 0.6)) +
      brush.solid(ellipse(0, 0, size), colour, { relief: 2, edge: 2.4 }) +
      brush.flat(notches, '#ffffff', 0.95) +
      brush.solid(ellipse(0, 0, size * 0.6), lit(colour, 0.15), { relief: 1, edge: 1.4 }) +
      suitMark(brush, 'spade', 0, 0, size * 0.3, '#ffffff'),
  )
}

export const chipStack: Subject = (brush, palette) => {
  const tower = (x: number, count: number, colour: string) =>
    Array.from({ length: count }, (_, i) => {
      const y = 66 - i * 15
      return (
        brush.solid(`M${x - 36} ${y}v11a36 13 0 0 0 72 0v-11Z`, colour, { relief: 1, edge: 2 }) +
        brush.flat(
          `M${x - 8} ${y + 12}h16v12h-16ZM${x - 34} ${y + 5}h9v12h-9ZM${x + 25} ${y + 5}h9v12h-9Z`,
          '#ffffff',
          0.9,
        ) +
        brush.solid(ellipse(x, y, 36, 13), lit(colour, 0.2), { relief: 0, edge: 1.6 }) +
        brush.line(ellipse(x, y, 22, 8), '#ffffff', 2, 0.9)
      )
    }).join('')
  return tower(-48, 6, palette.accent) + tower(50, 4, '#ffc42e') + tower(0, 9, palette.main) + brush.shine(0, -60, 18)
}

export const suitSet: Subject = (brush, palette) =>
  placed({ x: -44, y: -40, scale: 0.48 }, suitSign(brush, 'heart', '#ef2b46')) +
  placed({ x: 44, y: -40, scale: 0.48 }, suitSign(brush, 'spade', '#3a3358')) +
  placed({ x: -44, y: 46, scale: 0.48 }, suitSign(brush, 'club', palette.main)) +
  placed({ x: 44, y: 46, scale: 0.5 }, suitSign(brush, 'diamond', palette.accent)) +
  brush.solid(facing('0 -14, 10 0, 0 14'), palette.metal, { relief: 1, edge: 2 })
