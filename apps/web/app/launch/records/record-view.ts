import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** What somebody asks to see of his play; all of it stands in the address. */
export interface RecordView {
  category: GameCategory | 'ALL'
  /** A vendor's code, or nothing for all of them. */
  vendor: string
  outcome: PlayOutcome | 'ALL'
  days: Days
}

const VENDOR = /^[A-Z][A-Z0-9_]{0,29}$/

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: RecordView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: RecordView = {
    category: read('gameType', categoryOf, 'ALL'),
    vendor: read('vassalage', (text) => (VENDOR.test(text) ? text : undefined), ''),
    outcome: read('status', (text) => PlayOutcome.safeParse(text).data, 'ALL'),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended: wasMended() }
}

function categoryOf(text: string): RecordView['category'] | undefined {
  const category = GameCategory.safeParse(text.toUpperCase()).data
  return category === 'HOT' ? undefined : category
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ category, vendor, outcome, days }: RecordView): string {
  const search = new URLSearchParams()
  if (category !== 'ALL') search.set('gameType', category)
  if (vendor) search.set('vassalage', vendor)
  if (outcome !== 'ALL') search.set('status', outcome)
  if (days !== USUAL_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/gameRecord?${query}` : '/m/gameRecord'
}

/** As the gateway is asked for it. */
export function filterOf({ category, vendor, outcome, days }: RecordView) {
  return {
    ...(category !== 'ALL' && { category }),
    ...(vendor && { vendor }),
    ...(outcome !== 'ALL' && { outcome }),
    ...parseDays(days),
  }
}
