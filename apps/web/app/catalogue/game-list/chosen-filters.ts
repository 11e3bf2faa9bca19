import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'

import { ALL_CLASSES, defaultClass, sectionOf } from './game-view.ts'
import type { GameView } from './game-view.ts'

/** One chosen filter, and the view without it. */
export interface ChosenFilter {
  kind: 'tab' | 'vendor' | 'classify' | 'minBet'
  /** The list, the vendor's name, the class, or the amount. */
  value: string
  without: GameView
}

/**
 * Returns the chosen filters of a view. A list such as the favourites is a filter within a category, but not in the
 * lists of all categories. The default class is no chosen filter, and removing a filter does not restore it: the list
 * only becomes longer.
 */
export function chosenFilters(view: GameView, settings: VendorSettings): ChosenFilter[] {
  const { category, tab, vendor, classify, minBet } = view
  const vendorSetting = sectionOf(settings, category)?.vendorNames.find((vendorName) => vendorName.vendor === vendor)
  const isChosen = classify !== ALL_CLASSES && classify !== defaultClass(view)
  const wider = { ...view, classify: classify || ALL_CLASSES }
  const filters: ChosenFilter[] = [
    { kind: 'tab', value: category === 'HOT' || tab === 'all' ? '' : tab, without: { ...view, tab: 'all' } },
    { kind: 'vendor', value: vendorSetting?.vendorName ?? vendor, without: { ...wider, vendor: '' } },
    { kind: 'classify', value: isChosen ? classify : '', without: { ...view, classify: ALL_CLASSES } },
    { kind: 'minBet', value: minBet, without: { ...wider, minBet: '' } },
  ]
  return filters.filter(({ value }) => value !== '')
}
