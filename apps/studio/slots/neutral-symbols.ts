import { cards } from './art/cards.ts'
import { fruit } from './art/fruit.ts'
import { gems } from './art/gems.ts'
import { crownArt, scatterArt, wildArt } from './art/machine-art.ts'
import type { SlotTranslator } from './front/texts/slot-texts.ts'

/** A machine's symbols by role. */
export interface SymbolRoles<Name extends string> {
  wild: Name
  scatter: Name
  /** All symbols including these two; the others are ordered by payout. */
  allSymbols: readonly Name[]
}

/** A symbol for titles that have no drawings of their own except the cover. */
export interface NeutralSymbol {
  /** SVG. */
  drawing: string
  nameIn: (t: SlotTranslator['t']) => string
}

const SETS = ['gems', 'cards', 'fruit'] as const
const drawings = { gems, cards, fruit }
/** Text ids of the gems, in the order of their drawings. */
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
/** Letters are the same in every language. */
const names = {
  gems: GEM_NAMES,
  cards: ['hearts', 'diamonds', 'spades', 'clubs', 'A', 'K', 'Q', 'J'],
  fruit: ['melon', 'strawberry', 'grapes', 'orange', 'apple', 'plum', 'lemon', 'cherry'],
} as const
type SymbolTextId = (typeof names)[(typeof SETS)[number]][number]
type Letter = 'A' | 'K' | 'Q' | 'J'

const isLetter = (textId: SymbolTextId): textId is Letter => textId.length === 1

/** Returns symbols that fit any title, selected by the title's id. The best symbol is the title's cover. */
export function neutralSymbols<Name extends string>(
  { wild, scatter, allSymbols }: SymbolRoles<Name>,
  title: { gameId: string; name: string },
): { best: Name; symbols: ReadonlyMap<Name, NeutralSymbol> } {
  const set = SETS[hashedIndex(title.gameId, SETS.length)] ?? 'gems'
  const [best = wild, ...others] = allSymbols.filter((name) => name !== wild && name !== scatter)
  const symbols = new Map<Name, NeutralSymbol>([
    [wild, { drawing: wildArt, nameIn: (t) => t('wild') }],
    [scatter, { drawing: scatterArt, nameIn: (t) => t('scatter') }],
    [best, { drawing: crownArt, nameIn: () => title.name }],
  ])
  for (const [index, name] of others.entries()) {
    symbols.set(name, { drawing: drawings[set][index] ?? crownArt, nameIn: (t) => nameIn(t, names[set][index]) })
  }
  return { best, symbols }
}

function nameIn(t: SlotTranslator['t'], textId: SymbolTextId | undefined): string {
  return textId === undefined || isLetter(textId) ? (textId ?? '') : t(textId)
}

/** Returns a deterministic index below `count` for a text. */
export function hashedIndex(text: string, count: number): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % count
}
