import { drawing, gradient } from './svg.ts'

const SUITS = {
  heart: 'M50 78C24 58 20 46 20 37a15 15 0 0 1 30-5a15 15 0 0 1 30 5c0 9-4 21-30 41z',
  diamond: 'M50 16L76 50L50 84L24 50z',
  club: 'M50 18a15 15 0 0 1 13 22a15 15 0 1 1-9 24c1 8 4 13 8 17H38c4-4 7-9 8-17a15 15 0 1 1-9-24A15 15 0 0 1 50 18z',
  spade: 'M50 15C66 34 80 42 80 56a14 14 0 0 1-25 9c1 7 3 12 7 16H38c4-4 6-9 7-16a14 14 0 0 1-25-9C20 42 34 34 50 15z',
} as const

/** A suit in relief, as if on velvet. */
function suit(path: string, [light, middle, dark]: readonly [string, string, string]): string {
  return drawing(
    gradient('face', light, middle, dark),
    `<ellipse cx="50" cy="91" rx="26" ry="4" fill="#000" opacity=".28"/>`,
    `<g stroke-linejoin="round"><path d="${path}" fill="#fff6d8" stroke="#2a1604" stroke-width="10"/>`,
    `<path d="${path}" fill="none" stroke="#f4c463" stroke-width="6"/>`,
    `<path d="${path}" fill="url(#face)" stroke="#fff6d8" stroke-width="1.6"/></g>`,
    `<path d="M32 34q8-10 16-6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  )
}

/** A court letter, gold on a coloured plate. */
function letter(text: string, hue: number): string {
  const type = `font-family="Georgia, 'Times New Roman', serif" font-weight="700" font-size="${text.length > 1 ? 50 : 66}" text-anchor="middle"`
  const at = text.length > 1 ? 68 : 73
  return drawing(
    gradient('plate', `hsl(${hue} 70% 52%)`, `hsl(${hue} 75% 26%)`),
    gradient('gold', '#fffbe0', '#ffd166', '#c77d1a'),
    `<rect x="14" y="11" width="72" height="78" rx="16" fill="url(#plate)" stroke="#2a1604" stroke-width="7"/>`,
    `<rect x="14" y="11" width="72" height="78" rx="16" fill="none" stroke="#f4c463" stroke-width="3.5"/>`,
    `<text x="50" y="${at}" ${type} fill="url(#gold)" stroke="#2a1604" stroke-width="5" paint-order="stroke" ${text.length > 1 ? 'textLength="56"' : ''}>${text}</text>`,
  )
}

/** Symbols from the second best on, best first. */
export const cards: readonly string[] = [
  suit(SUITS.heart, ['#ff8f9f', '#e5203f', '#8d0a22']),
  suit(SUITS.diamond, ['#ffc27d', '#f06a1c', '#97360a']),
  suit(SUITS.spade, ['#9fb4ff', '#3550c9', '#141f63']),
  suit(SUITS.club, ['#8ff0c0', '#149a63', '#06492e']),
  letter('A', 350),
  letter('K', 266),
  letter('Q', 205),
  letter('J', 150),
]
