import { searchable } from '@ante/contract/kit/searchable.ts'
import type { ListedGame } from './merchant-catalogue.ts'
import { matchQualities, createWordIndex, NO_MATCH } from './word-index.ts'
import type { WordIndex } from './word-index.ts'

type Games = readonly ListedGame[]

/** Number of cached search results per list, because many visitors type the same words and page through the results. */
const FINDINGS_KEPT = 50

interface Searched {
  index: WordIndex
  findings: Map<string, Games>
}

/** Indexes by list. Lists are immutable, so that each is indexed once. */
const searched = new WeakMap<Games, Searched>()

/**
 * Returns the games that match a typed text, best match first: each typed word must begin a word of the game's or
 * vendor's name, or be contained in one, or (if nothing else matches) begin one with one or two typos. Case, accents
 * and word order are ignored. An empty text matches all games.
 */
export function searchGames(games: Games, typed: string): Games {
  const text = searchable(typed)
  if (text === '') return games
  const { index, findings } = searchedOf(games)
  const cached = findings.get(text)
  if (cached) return cached
  const found = find(games, index, text)
  const [oldest] = findings.keys()
  if (findings.size >= FINDINGS_KEPT && oldest !== undefined) findings.delete(oldest)
  findings.set(text, found)
  return found
}

function searchedOf(games: Games): Searched {
  const cached = searched.get(games)
  if (cached) return cached
  const index = createWordIndex(games.map(({ searchName, searchVendor }) => `${searchName} ${searchVendor}`))
  const made = { index, findings: new Map<string, Games>() }
  searched.set(games, made)
  return made
}

function find(games: Games, index: WordIndex, text: string): Games {
  const words = text.split(' ')
  const exact = inOrder(games, matchQualities(index, words, false), text)
  return exact.length > 0 ? exact : inOrder(games, matchQualities(index, words, true), text)
}

/** Sorts matches: names that begin with the whole text come first; equal matches keep the lobby order. */
function inOrder(games: Games, matchQuality: Uint8Array, text: string): Games {
  const first: ListedGame[] = []
  const byFit: ListedGame[][] = [[], [], []]
  for (let index = 0; index < matchQuality.length; index++) {
    const fit = matchQuality[index] ?? NO_MATCH
    const listed = fit === NO_MATCH ? undefined : games[index]
    if (!listed) continue
    if (listed.searchName.startsWith(text)) first.push(listed)
    else byFit[fit]?.push(listed)
  }
  return first.concat(...byFit)
}
