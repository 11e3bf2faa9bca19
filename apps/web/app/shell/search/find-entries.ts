import { editDistanceToPrefix, maxEdits } from '@ante/contract/catalogue/misspelling.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

import { KINDS } from './search-entry.ts'
import type { EntryKind, SearchEntry } from './search-entry.ts'

/** Maximum number of results of each kind. */
const SHOWN: Readonly<Record<EntryKind, number>> = { game: 6, vendor: 3, match: 3, promotion: 3, page: 3 }

/**
 * Quality of a match: the name is the text or begins with it, a word begins with it, a word contains it, or a word
 * resembles it.
 */
const SAME = -1
const WHOLE = 0
const BEGINS = 1
const CONTAINS = 2
const RESEMBLES = 3
const MISSES = 4

interface Indexed {
  entry: SearchEntry
  name: string
  searchWords: readonly string[]
}

/**
 * Returns a function that finds entries, by kind, as the gateway's game search does: each typed word must begin or be contained in
 * a word of the name or the note; with typing errors only if nothing else of any kind matches.
 */
export function entryFinder(entries: readonly SearchEntry[]): (typed: string) => SearchEntry[] {
  const index = entries.map((entry): Indexed => {
    const name = searchable(entry.name)
    return { entry, name, searchWords: `${name} ${searchable(entry.note)}`.split(' ') }
  })
  return (typed) => {
    const text = searchable(typed)
    if (text === '') return []
    const exact = best(index, text, false)
    return exact.length > 0 ? exact : best(index, text, true)
  }
}

function best(index: readonly Indexed[], text: string, allowsErrors: boolean): SearchEntry[] {
  const searchText = text.split(' ')
  const matches = index.flatMap(({ entry, name, searchWords }) => {
    const fitOfWords = () =>
      Math.max(...searchText.map((item) => Math.min(...searchWords.map((word) => fitOf(item, word, allowsErrors)))))
    const fit = name.startsWith(text) ? fitOfName(name, text) : fitOfWords()
    return fit < MISSES ? [{ entry, fit }] : []
  })
  const groups = KINDS.map((kind) =>
    matches
      .filter(({ entry }) => entry.kind === kind)
      .sort((a, b) => a.fit - b.fit)
      .slice(0, SHOWN[kind]),
  )
  // A kind with an item of exactly this name comes first.
  const hasSame = (group: typeof matches) => group.some(({ fit }) => fit === SAME)
  return [...groups.filter(hasSame), ...groups.filter((group) => !hasSame(group))].flat().map(({ entry }) => entry)
}

const fitOfName = (name: string, text: string): number => (name === text ? SAME : WHOLE)

function fitOf(typed: string, word: string, allowsErrors: boolean): number {
  if (word.startsWith(typed)) return BEGINS
  if (word.includes(typed)) return CONTAINS
  const max = allowsErrors ? maxEdits(typed) : 0
  return max > 0 && editDistanceToPrefix(typed, word, max) <= max ? RESEMBLES : MISSES
}
