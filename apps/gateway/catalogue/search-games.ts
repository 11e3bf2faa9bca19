import { slipsAllowed, slipsToPrefix } from './misspelling.ts'
import type { ListedGame } from './offer.ts'
import { searchable } from './rules.ts'

/** How well a word fits what was typed: it begins so, holds it, or is nearly so. */
const BEGINS = 0
const HOLDS = 1
const NEARLY = 2

/** A list of games by the words of their names and makers. */
interface Index {
  /** Each word once, with the places in the list where it stands. */
  words: ReadonlyMap<string, readonly number[]>
  games: readonly ListedGame[]
}

/** A list is never changed, only replaced, so its words are gathered once. */
const indexes = new WeakMap<readonly ListedGame[], Index>()

/**
 * The games that somebody means who types this, the likeliest first: each of his words begins a word of the game's name or
 * of its maker's, else stands within one, else (where nothing else is found) begins one but for a slip or two. Case,
 * accents and the order of words are no matter. Nothing typed is all games.
 */
export function searchGames(games: readonly ListedGame[], typed: string): readonly ListedGame[] {
  const text = searchable(typed)
  if (text === '') return games
  const index = indexOf(games)
  const wanted = text.split(' ')
  const exact = ranked(index, wanted, fitting)
  return inOrder(games, exact.size > 0 ? exact : ranked(index, wanted, nearlyFitting), text)
}

function indexOf(games: readonly ListedGame[]): Index {
  const known = indexes.get(games)
  if (known) return known
  const words = new Map<string, number[]>()
  games.forEach(({ searchName, searchMaker }, place) => {
    for (const word of new Set(`${searchName} ${searchMaker}`.split(' '))) {
      const places = words.get(word)
      if (places) places.push(place)
      else words.set(word, [place])
    }
  })
  const index = { words, games }
  indexes.set(games, index)
  return index
}

type Fit = (wanted: string, word: string) => number | null

const fitting: Fit = (wanted, word) => {
  if (word.startsWith(wanted)) return BEGINS
  return word.includes(wanted) ? HOLDS : null
}

const nearlyFitting: Fit = (wanted, word) => {
  const slips = slipsAllowed(wanted)
  if (slips === 0) return fitting(wanted, word)
  return fitting(wanted, word) ?? (slipsToPrefix(wanted, word, slips) <= slips ? NEARLY : null)
}

/** The places of the games in which all that is wanted fits, and how well the worst of it does. */
function ranked({ words }: Index, wanted: readonly string[], fit: Fit): Map<number, number> {
  let found: Map<number, number> | null = null
  for (const one of wanted) {
    const placed = placesOf(words, one, fit)
    const both = found ?? placed
    found = new Map(
      [...placed].flatMap(([place, rank]): [number, number][] => {
        const before = both.get(place)
        return before === undefined ? [] : [[place, Math.max(rank, before)]]
      }),
    )
  }
  return found ?? new Map<number, number>()
}

function placesOf(words: Index['words'], wanted: string, fit: Fit): Map<number, number> {
  const placed = new Map<number, number>()
  for (const [word, places] of words) {
    const rank = fit(wanted, word)
    if (rank === null) continue
    for (const place of places) placed.set(place, Math.min(rank, placed.get(place) ?? rank))
  }
  return placed
}

/** A name that begins with the whole text comes first; games of one rank stay as the lobby has them. */
function inOrder(games: readonly ListedGame[], found: Map<number, number>, text: string): ListedGame[] {
  const hits = [...found].flatMap(([place, rank]) => {
    const listed = games[place]
    return listed ? [{ listed, place, rank: listed.searchName.startsWith(text) ? -1 : rank }] : []
  })
  hits.sort((one, other) => one.rank - other.rank || one.place - other.place)
  return hits.map(({ listed }) => listed)
}
