import { cards } from './art/cards.ts'
import { fruit } from './art/fruit.ts'
import { gems } from './art/gems.ts'
import { crownArt, scatterArt, wildArt } from './art/machine-art.ts'
import type { SlotTranslator } from './front/words/slot-words.ts'

/** A machine's symbols by the part that they play. */
export interface Parts<Name extends string> {
  wild: Name
  scatter: Name
  /** These two among them; the others stand in the order of what they pay. */
  all: readonly Name[]
}

/** One symbol as a title shows it that has no drawings of its own but its cover. */
export interface NeutralSymbol {
  /** SVG. */
  drawing: string
  nameIn: (say: SlotTranslator['say']) => string
}

const SETS = ['gems', 'cards', 'fruit'] as const
const drawings = { gems, cards, fruit }
/** In the order of the drawings, as all of these. */
export const GEM_NAMES = [
  'ruby',
  'emerald',
  'sapphire',
  'amethyst',
  'topaz',
  'aquamarine',
  'roseQuartz',
  'peridot',
] as const
/** A letter is a letter in every language. */
const names = {
  gems: GEM_NAMES,
  cards: ['hearts', 'diamonds', 'spades', 'clubs', 'A', 'K', 'Q', 'J'],
  fruit: ['melon', 'strawberry', 'grapes', 'orange', 'apple', 'plum', 'lemon', 'cherry'],
} as const
type SymbolWord = (typeof names)[(typeof SETS)[number]][number]
type Letter = 'A' | 'K' | 'Q' | 'J'

const isLetter = (word: SymbolWord): word is Letter => word.length === 1

/** Symbols that fit any title; which of them, its id decides. The best one is the title itself. */
export function neutralSymbols<Name extends string>(
  { wild, scatter, all }: Parts<Name>,
  title: { gameId: string; name: string },
): { best: Name; symbols: ReadonlyMap<Name, NeutralSymbol> } {
  const set = SETS[placeOf(title.gameId, SETS.length)] ?? 'gems'
  const [best = wild, ...others] = all.filter((name) => name !== wild && name !== scatter)
  const symbols = new Map<Name, NeutralSymbol>([
    [wild, { drawing: wildArt, nameIn: (say) => say('wild') }],
    [scatter, { drawing: scatterArt, nameIn: (say) => say('scatter') }],
    [best, { drawing: crownArt, nameIn: () => title.name }],
  ])
  for (const [place, name] of others.entries()) {
    symbols.set(name, { drawing: drawings[set][place] ?? crownArt, nameIn: (say) => nameIn(say, names[set][place]) })
  }
  return { best, symbols }
}

function nameIn(say: SlotTranslator['say'], word: SymbolWord | undefined): string {
  return word === undefined || isLetter(word) ? (word ?? '') : say(word)
}

/** The same place for the same text, wherever it is asked. */
export function placeOf(text: string, places: number): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % places
}
