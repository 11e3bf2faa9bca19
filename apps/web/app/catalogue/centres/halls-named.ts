import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { maxEdits, editDistanceToPrefix } from '@ante/contract/catalogue/misspelling.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

/**
 * Returns the pages of vendors that match a typed text, by the rules of the game search: each word begins a word of the
 * name or is contained in one; without such a match, it begins one with up to two typing errors.
 */
export function hallsNamed(halls: readonly VendorHall[], typed: string): readonly VendorHall[] {
  const wanted = searchable(typed).split(' ')
  const exact = halls.filter((hall) => fits(hall, wanted, (one, word) => word.includes(one)))
  return exact.length > 0 ? exact : halls.filter((hall) => fits(hall, wanted, isNearly))
}

function fits(
  { vendorName }: VendorHall,
  wanted: readonly string[],
  isMeant: (wanted: string, word: string) => boolean,
): boolean {
  const searchWords = searchable(vendorName).split(' ')
  return wanted.every((one) => searchWords.some((word) => isMeant(one, word)))
}

const isNearly = (wanted: string, word: string) =>
  word.includes(wanted) || editDistanceToPrefix(wanted, word, maxEdits(wanted)) <= maxEdits(wanted)
