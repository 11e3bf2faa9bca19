import { WithdrawalStateGroup } from '@ante/contract/cashier/withdrawal-state.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { daysAsked, daysOf, daysParam, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** What somebody asks to see of his withdrawals; all of it stands in the address. */
export interface WithdrawalView {
  group: WithdrawalStateGroup | 'ALL'
  days: Days
}

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: WithdrawalView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: WithdrawalView = {
    group: read('status', (text) => WithdrawalStateGroup.safeParse(text).data, 'ALL'),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended: wasMended() }
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ group, days }: WithdrawalView): string {
  const search = new URLSearchParams()
  if (group !== 'ALL') search.set('status', group)
  if (days !== USUAL_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/withdrawReport?${query}` : '/m/withdrawReport'
}

/** As the gateway is asked for it. */
export const filterOf = ({ group, days }: WithdrawalView) => ({
  ...(group !== 'ALL' && { group }),
  ...daysAsked(days),
})
