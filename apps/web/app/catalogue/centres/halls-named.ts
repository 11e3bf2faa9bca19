import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { maxEdits, editDistanceToPrefix } from '@ante/contract/catalogue/misspelling.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

/**
 * Returns the pages of vendors whose names match a typed text, by the rules of the game search: each typed word must be
 * contained in a word of the name. If no name matches, typed words may have up to two errors, but must begin a word.
 */
export function hallsNamed(halls: readonly VendorHall[], typed: string): readonly VendorHall[] {
  const searchWords = searchable(typed).split(' ')
  const exact = halls.filter((hall) => matchesHall(hall, searchWords, (one, word) => word.includes(one)))
  return exact.length > 0 ? exact : halls.filter((hall) => matchesHall(hall, searchWords, isNearly))
}

function matchesHall(
  { vendorName }: VendorHall,
  searched: readonly string[],
  isMeant: (searchWord: string, word: string) => boolean,
): boolean {
  const searchWords = searchable(vendorName).split(' ')
  return searched.every((candidate) => searchWords.some((word) => isMeant(candidate, word)))
}

const isNearly = (searchWord: string, word: string) =>
  word.includes(searchWord) || editDistanceToPrefix(searchWord, word, maxEdits(searchWord)) <= maxEdits(searchWord)
