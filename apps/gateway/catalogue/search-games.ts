import { searchable } from '@ante/contract/kit/searchable.ts'
import type { ListedGame } from './merchant-catalogue.ts'
import { fitOfTexts, makeWordIndex, MISSES } from './word-index.ts'
import type { WordIndex } from './word-index.ts'

type Games = readonly ListedGame[]

/** People type the same words, and what they find has pages: so many findings of a list are kept. */
const FINDINGS_KEPT = 50

interface Searched {
  index: WordIndex
  findings: Map<string, Games>
}

/** A list is never changed, only replaced, so its words are gathered once. */
const searched = new WeakMap<Games, Searched>()

/**
 * The games that somebody means who types this, the likeliest first: each of his words begins a word of the game's name or
 * of its maker's, else stands within one, else (where nothing else is found) begins one but for a slip or two. Case,
 * accents and the order of words are no matter. Nothing typed is all games.
 */
export function searchGames(games: Games, typed: string): Games {
  const text = searchable(typed)
  if (text === '') return games
  const { index, findings } = searchedOf(games)
  const known = findings.get(text)
  if (known) return known
  const found = find(games, index, text)
  const [oldest] = findings.keys()
  if (findings.size >= FINDINGS_KEPT && oldest !== undefined) findings.delete(oldest)
  findings.set(text, found)
  return found
}

function searchedOf(games: Games): Searched {
  const known = searched.get(games)
  if (known) return known
  const index = makeWordIndex(games.map(({ searchName, searchVendor }) => `${searchName} ${searchVendor}`))
  const made = { index, findings: new Map<string, Games>() }
  searched.set(games, made)
  return made
}

function find(games: Games, index: WordIndex, text: string): Games {
  const wanted = text.split(' ')
  const exact = inOrder(games, fitOfTexts(index, wanted, false), text)
  return exact.length > 0 ? exact : inOrder(games, fitOfTexts(index, wanted, true), text)
}

/** A name that begins with the whole text comes first; games that fit as well stay as the lobby has them. */
function inOrder(games: Games, fits: Uint8Array, text: string): Games {
  const first: ListedGame[] = []
  const byFit: ListedGame[][] = [[], [], []]
  for (let place = 0; place < fits.length; place++) {
    const fit = fits[place] ?? MISSES
    const listed = fit === MISSES ? undefined : games[place]
    if (!listed) continue
    if (listed.searchName.startsWith(text)) first.push(listed)
    else byFit[fit]?.push(listed)
  }
  return first.concat(...byFit)
}
