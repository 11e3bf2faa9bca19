import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'

import { unknown } from '../unknown-note.tsx'
import type { Unknown } from '../unknown-note.tsx'
import { ALL_CLASSES, MIN_BETS, narrowsByBet, NEW_CLASS, sectionOf, TABS, viewOf } from './game-view.ts'

/** The first thing that an address asks the list for and this merchant does not have. */
export function unknownIn(search: URLSearchParams, settings: VendorSettings): Unknown | null {
  const asked = search.get('gameType')
  const { category, vendor, classify } = viewOf(search)
  const section = sectionOf(settings, category)
  // What makes no sense is read as HOT, which has no section.
  if (asked && !section && asked.toUpperCase() !== 'HOT') return unknown('category', asked)
  const tab = search.get('tab')
  if (tab && !TABS.some((id) => id === tab)) return unknown('tab', tab)
  const smallestBet = search.get('minBet')
  const hasBet = narrowsByBet(category) && MIN_BETS.some((bet) => bet === smallestBet)
  if (!section) return smallestBet ? unknown('smallestBet', smallestBet) : null
  if (vendor && !section.vendorNames.some(({ vassalage }) => vassalage === vendor)) return unknown('maker', vendor)
  if (classify && ![ALL_CLASSES, NEW_CLASS, ...section.classes].includes(classify)) return unknown('class', classify)
  return smallestBet && !hasBet ? unknown('smallestBet', smallestBet) : null
}
