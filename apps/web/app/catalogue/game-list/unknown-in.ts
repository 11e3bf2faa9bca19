import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'

import { unknown } from '../unknown-note.tsx'
import type { UnavailableItem } from '../unknown-note.tsx'
import { ALL_CLASSES, MIN_BETS, narrowsByBet, NEW_CLASS, sectionOf, TABS, viewOf } from './game-view.ts'

/** Returns the first filter of the address that this merchant does not have; null when all are available. */
export function unknownIn(search: URLSearchParams, settings: VendorSettings): UnavailableItem | null {
  const parameter = (name: string) => search.get(name) ?? ''
  const { category, vendor, classify } = viewOf(search)
  const section = sectionOf(settings, category)
  // Invalid categories are parsed as HOT, which has no section; its vendors and classes are not checked.
  const ifSectionKnown = (name: string) => (section ? name : '')
  const requestedParts: RequestedPart[] = [
    ['category', parameter('gameType'), section !== undefined || parameter('gameType').toUpperCase() === 'HOT'],
    ['tab', parameter('tab'), TABS.some((id) => id === parameter('tab'))],
    [
      'vendor',
      ifSectionKnown(vendor),
      section?.vendorNames.some((vendorName) => vendorName.vendor === vendor) === true,
    ],
    ['class', ifSectionKnown(classify), [ALL_CLASSES, NEW_CLASS, ...(section?.classes ?? [])].includes(classify)],
    ['smallestBet', parameter('minBet'), narrowsByBet(category) && MIN_BETS.includes(parameter('minBet'))],
  ]
  const [unavailable] = requestedParts.filter(([, name, isAvailable]) => name !== '' && !isAvailable)
  return unavailable ? unknown(unavailable[0], unavailable[1]) : null
}

/** A requested part, its value in the address, and whether it is available. */
type RequestedPart = [parameter: UnavailableItem['parameter'], name: string, isAvailable: boolean]
