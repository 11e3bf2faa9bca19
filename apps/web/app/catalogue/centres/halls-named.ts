import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { maxEdits, editDistanceToPrefix } from '@ante/contract/catalogue/misspelling.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

/**
 * The halls whose maker somebody means who types this, by the rules of the search for games: each of his words begins a word of
 * the name or stands within one; where no maker is called so, it begins one but for a slip or two.
 */
export function hallsNamed(halls: readonly VendorHall[], typed: string): readonly VendorHall[] {
  const wanted = searchable(typed).split(' ')
  const exact = halls.filter((hall) => fits(hall, wanted, (one, word) => word.includes(one)))
  return exact.length > 0 ? exact : halls.filter((hall) => fits(hall, wanted, isNearly))
}

function fits(
  { accountTypeName }: VendorHall,
  wanted: readonly string[],
  isMeant: (wanted: string, word: string) => boolean,
): boolean {
  const words = searchable(accountTypeName).split(' ')
  return wanted.every((one) => words.some((word) => isMeant(one, word)))
}

const isNearly = (wanted: string, word: string) =>
  word.includes(wanted) || editDistanceToPrefix(wanted, word, maxEdits(wanted)) <= maxEdits(wanted)
