import { searchable } from '@ante/contract/kit/searchable.ts'
import type { HelpItem } from '@ante/contract/messaging/help.ts'
import { plainText } from '@ante/contract/messaging/rich-text/plain-text.ts'

/**
 * Returns the index of the answer in the address parameter `i`: the first one if it is missing, not a number, or out of
 * range.
 */
export function indexOf(param: string | null, count: number): number {
  const index = /^\d{1,4}$/.test(param ?? '') ? Number(param) : 0
  return index < count ? index : 0
}

export const helpAddress = (index: number) => `/m/help?i=${index}`
export const helpDetailAddress = (index: number) => `/m/helpDetail?i=${index}`

export interface FoundHelp {
  item: HelpItem
  /** Index in the whole list, as used in addresses. */
  index: number
}

/** Returns the answers whose title or text contains every searched word; all for an empty search. */
export function findHelp(items: readonly HelpItem[], searchText: string): FoundHelp[] {
  const searchWords = searchable(searchText).split(' ').filter(Boolean)
  const indexedItems = items.map((item, index) => ({ item, index }))
  if (searchWords.length === 0) return indexedItems
  return indexedItems.filter(({ item: { title, body } }) => {
    const text = searchable(`${title} ${plainText(body)}`)
    return searchWords.every((word) => text.includes(word))
  })
}
