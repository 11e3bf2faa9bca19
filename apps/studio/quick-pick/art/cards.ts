import { at, draw, lettering, path, scaled, slab } from './drawing.ts'
import type { Drawing } from './drawing.ts'

export type Suit = 'heart' | 'spade' | 'diamond' | 'club'

const CARD = { width: 60, height: 84 }
const RED = '#d7263d'
const BLACK = '#1b1f2a'

const suitPaths: Record<Suit, string> = {
  heart: 'M0 9C-14-1-9-11-3.500-9C-1-8 0-5 0-5S1-8 3.500-9C9-11 14-1 0 9Z',
  diamond: 'M0-10L8 0L0 10L-8 0Z',
  spade: 'M0-10C14 0 9 9 2 5L4 10H-4L-2 5C-9 9-14 0 0-10Z',
  club: 'M0-10A4.500 4.500 0 0 1 3.500-3A4.500 4.500 0 1 1 1.500 4L4 10H-4L-1.500 4A4.500 4.500 0 1 1-3.500-3A4.500 4.500 0 0 1 0-10Z',
}

export const rankNames = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const

/** Rank in text results: two is the lowest, the ace the highest. */
export const rankName = (rank: number): string => rankNames[rank] ?? ''

export const suitColour = (suit: Suit) => (suit === 'heart' || suit === 'diamond' ? RED : BLACK)

export const suitMark = (suit: Suit, times = 1): Drawing =>
  scaled(times, path(suitPaths[suit], { fill: suitColour(suit) }))

export function cardFace(rank: number, suit: Suit): Drawing {
  const colour = suitColour(suit)
  return draw(
    'g',
    {},
    slab(CARD.width, CARD.height, '#fffdf5', { rx: 7, stroke: '#0000002e' }),
    at(-18, -28, lettering(rankName(rank), 18, colour)),
    at(-18, -12, suitMark(suit, 0.6)),
    at(4, 12, suitMark(suit, 2.1)),
  )
}

export function cardBack(colour: string): Drawing {
  return draw(
    'g',
    {},
    slab(CARD.width, CARD.height, '#fffdf5', { rx: 7, stroke: '#0000002e' }),
    slab(CARD.width - 10, CARD.height - 10, colour, { rx: 4 }),
    path('M0-26L17 0L0 26L-17 0Z', { fill: 'none', stroke: '#ffffff90', 'stroke-width': 3 }),
    path('M0-12L8 0L0 12L-8 0Z', { fill: '#ffffff90' }),
  )
}
