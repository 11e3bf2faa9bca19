import { searchable } from '@ante/contract/kit/searchable.ts'
import type { HelpItem } from '@ante/contract/messaging/help.ts'
import { plainText } from '@ante/contract/messaging/rich-text/plain-text.ts'

/** Which answer an address asks for by its `i`: the first where it is missing, no number, or beyond the list. */
export function placeOf(asked: string | null, count: number): number {
  const place = /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : 0
  return place < count ? place : 0
}

export const helpAddress = (place: number) => `/m/help?i=${place}`
export const helpDetailAddress = (place: number) => `/m/helpDetail?i=${place}`

export interface FoundHelp {
  item: HelpItem
  /** Its place in the whole list, which is what addresses name. */
  place: number
}

/** The answers that hold every word of what somebody looks for, in title or text; all where he looks for nothing. */
export function findHelp(items: readonly HelpItem[], wanted: string): FoundHelp[] {
  const words = searchable(wanted).split(' ').filter(Boolean)
  const all = items.map((item, place) => ({ item, place }))
  if (words.length === 0) return all
  return all.filter(({ item: { title, body } }) => {
    const text = searchable(`${title} ${plainText(body)}`)
    return words.every((word) => text.includes(word))
  })
}
