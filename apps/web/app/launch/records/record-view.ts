import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, DEFAULT_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** View of the member's play, completely represented in the address. */
export interface RecordView {
  category: GameCategory | 'ALL'
  /** A vendor's code, or empty for all. */
  vendor: string
  outcome: PlayOutcome | 'ALL'
  days: Days
}

const VENDOR = /^[A-Z][A-Z0-9_]{0,29}$/

/** Parses the view from an address. Invalid values fall back to defaults, and `corrected` reports this. */
export function viewOf(search: URLSearchParams): { view: RecordView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: RecordView = {
    category: read('gameType', categoryOf, 'ALL'),
    vendor: read('vassalage', (text) => (VENDOR.test(text) ? text : undefined), ''),
    outcome: read('status', (text) => PlayOutcome.safeParse(text).data, 'ALL'),
    days: read('days', daysOf, DEFAULT_DAYS),
  }
  return { view, corrected: wasCorrected() }
}

function categoryOf(text: string): RecordView['category'] | undefined {
  const category = GameCategory.safeParse(text.toUpperCase()).data
  return category === 'HOT' ? undefined : category
}

/** Returns the address of the view, without default values. */
export function viewAddress({ category, vendor, outcome, days }: RecordView): string {
  const search = new URLSearchParams()
  if (category !== 'ALL') search.set('gameType', category)
  if (vendor) search.set('vassalage', vendor)
  if (outcome !== 'ALL') search.set('status', outcome)
  if (days !== DEFAULT_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/gameRecord?${query}` : '/m/gameRecord'
}

/** Converts the view to the gateway's parameters. */
export function filterOf({ category, vendor, outcome, days }: RecordView) {
  return {
    ...(category !== 'ALL' && { category }),
    ...(vendor && { vendor }),
    ...(outcome !== 'ALL' && { outcome }),
    ...parseDays(days),
  }
}
