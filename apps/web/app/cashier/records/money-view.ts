import { DepositStateGroup } from '@ante/contract/cashier/deposit-state.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** What somebody asks to see of his deposits or withdrawals, which end alike; all of it stands in the address. */
export interface MoneyView {
  group: DepositStateGroup | 'ALL'
  days: Days
}

export const WIDEST_VIEW: MoneyView = { group: 'ALL', days: 'month' }

export const isWidest = ({ group, days }: MoneyView): boolean =>
  group === WIDEST_VIEW.group && days === WIDEST_VIEW.days

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: MoneyView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: MoneyView = {
    group: read('status', (text) => DepositStateGroup.safeParse(text).data, 'ALL'),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended: wasMended() }
}

/** The address of what is seen on a page; what is as usual is not said. */
export function viewAddress(page: string, { group, days }: MoneyView): string {
  const search = new URLSearchParams()
  if (group !== 'ALL') search.set('status', group)
  if (days !== USUAL_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `${page}?${query}` : page
}

/** As the gateway is asked for it. */
export const filterOf = ({ group, days }: MoneyView) => ({ ...(group !== 'ALL' && { group }), ...parseDays(days) })
