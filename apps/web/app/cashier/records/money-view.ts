import { DepositStateGroup } from '@ante/contract/cashier/deposit-state.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, DEFAULT_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** View of deposits or withdrawals, completely represented in the address. */
export interface MoneyView {
  group: DepositStateGroup | 'ALL'
  days: Days
}

export const WIDEST_VIEW: MoneyView = { group: 'ALL', days: 'month' }

export const isWidest = ({ group, days }: MoneyView): boolean =>
  group === WIDEST_VIEW.group && days === WIDEST_VIEW.days

/** Parses the view from an address. Invalid values fall back to defaults, and `corrected` reports this. */
export function viewOf(search: URLSearchParams): { view: MoneyView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: MoneyView = {
    group: read('status', (text) => DepositStateGroup.safeParse(text).data, 'ALL'),
    days: read('days', daysOf, DEFAULT_DAYS),
  }
  return { view, corrected: wasCorrected() }
}

/** Returns the address of a page's view, without default values. */
export function viewAddress(page: string, { group, days }: MoneyView): string {
  const search = new URLSearchParams()
  if (group !== 'ALL') search.set('status', group)
  if (days !== DEFAULT_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `${page}?${query}` : page
}

/** Converts the view to the gateway's parameters. */
export const filterOf = ({ group, days }: MoneyView) => ({ ...(group !== 'ALL' && { group }), ...parseDays(days) })
