import { RebateState, RebateCategory } from '@ante/contract/promotions/rebates.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** What somebody asks to see of his rebates; all of it stands in the address. */
export interface RebateView {
  vertical: RebateCategory | 'ALL'
  state: RebateState | 'ALL'
  days: Days
}

/** A rebate comes once a day: a week has few of them. */
const USUAL = 'month'

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function rebateViewOf(search: URLSearchParams): { view: RebateView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: RebateView = {
    vertical: read('gameType', (text) => RebateCategory.safeParse(text.toUpperCase()).data, 'ALL' as const),
    state: read('status', (text) => RebateState.safeParse(text).data, 'ALL' as const),
    days: read('days', daysOf, USUAL),
  }
  return { view, mended: wasMended() }
}

/** The address of what is seen; what is as usual is not said. */
export function rebateAddress({ vertical, state, days }: RebateView): string {
  const search = new URLSearchParams()
  if (vertical !== 'ALL') search.set('gameType', vertical)
  if (state !== 'ALL') search.set('status', state)
  if (days !== USUAL) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/member/rebateReport?${query}` : '/m/member/rebateReport'
}

/** As the gateway is asked for it. */
export function filterOf({ vertical, state, days }: RebateView) {
  return { ...(vertical !== 'ALL' && { vertical }), ...(state !== 'ALL' && { state }), ...parseDays(days) }
}
