import { games } from '@ante/demo/games.ts'

/** Number of games of a large merchant. */
export const GAMES = 20_000

const FIRST =
  'Golden Lucky Mystic Jade Crimson Silent Royal Wild Frozen Burning Hidden Ancient Electric Velvet Neon Cosmic'.split(
    ' ',
  )
const SECOND =
  'Dragon Pearl Harbor Temple Phoenix Orchard Tiger Lantern Comet Pirate Garden Buffalo Castle Mermaid Jungle Saloon'.split(
    ' ',
  )
const THIRD =
  'Fortune Deluxe Megaways Quest Rush Nights Riches Reels Bonanza Legacy Spins Treasure Wins Legend Hold Tales'.split(
    ' ',
  )
const VENDORS = ['JL', 'KBR', 'SLN', 'PXE', 'MNV', 'GLD', 'TDW']
const CLASSES = ['VIDEO', 'CLASSIC', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG']
const BETS = ['0.01', '0.05', '0.1', '0.5', '0.75', '1']
const COVERS = games.map(({ picture }) => picture)
/** Categories in rotation: three of four games are slots, as in a typical lobby. */
const CATEGORIES = ['RNG', 'RNG', 'RNG', 'FISH', 'RNG', 'RNG', 'RNG', 'PVP']
const NEW_ONE_IN = 9

const cycle = (list: readonly string[], offset: number) => list[offset % list.length] ?? ''

/**
 * Returns a feed of `GAMES` games, the same at each call. Names have four words, of which the last is nearly unique.
 */
export function largeFeed() {
  return Array.from({ length: GAMES }, (_, index) => ({
    vendor: cycle(VENDORS, index),
    gameId: `bench-${index}`,
    name: `${cycle(FIRST, index)} ${cycle(SECOND, index >> 4)} ${cycle(THIRD, index >> 8)} ${ownWord(index)}`,
    category: cycle(CATEGORIES, index),
    classes: [cycle(CLASSES, index >> 3)],
    isNew: index % NEW_ONE_IN === 0,
    minBet: cycle(BETS, index >> 2),
    picture: cycle(COVERS, index),
    supportPlay: true,
  }))
}

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'

/** Returns a pronounceable word for a number, out of 343,000. */
function ownWord(index: number): string {
  const syllables = CONSONANTS.length * VOWELS.length
  const scattered = (index * 7919) % syllables ** 3
  return [scattered, Math.floor(scattered / syllables), Math.floor(scattered / syllables ** 2)]
    .map((part) => part % syllables)
    .map((part) => CONSONANTS.charAt(part % CONSONANTS.length) + VOWELS.charAt(Math.floor(part / CONSONANTS.length)))
    .join('')
}
