import { RebateState, RebateCategory } from '@ante/contract/promotions/rebates.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** Filters of the member's rebates; all of them are in the address. */
export interface RebateView {
  category: RebateCategory | 'ALL'
  state: RebateState | 'ALL'
  days: Days
}

/** Default period: a rebate is paid once a day, so a week has few of them. */
const DEFAULT = 'month'

/** Parses the view of an address. An invalid value becomes the default, and `corrected` is true. */
export function rebateViewOf(search: URLSearchParams): { view: RebateView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: RebateView = {
    category: read('gameType', (text) => RebateCategory.safeParse(text.toUpperCase()).data, 'ALL' as const),
    state: read('status', (text) => RebateState.safeParse(text).data, 'ALL' as const),
    days: read('days', daysOf, DEFAULT),
  }
  return { view, corrected: wasCorrected() }
}

/** Returns the address of a view; default values are omitted. */
export function rebateAddress({ category, state, days }: RebateView): string {
  const search = new URLSearchParams()
  if (category !== 'ALL') search.set('gameType', category)
  if (state !== 'ALL') search.set('status', state)
  if (days !== DEFAULT) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/member/rebateReport?${query}` : '/m/member/rebateReport'
}

/** Returns the filter in the gateway's input format. */
export function filterOf({ category, state, days }: RebateView) {
  return { ...(category !== 'ALL' && { category }), ...(state !== 'ALL' && { state }), ...parseDays(days) }
}
