import { AccountRecordGroup, AccountRecordTypes, AgencyRecordGroup } from '@ante/contract/wallet/account-records.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, DEFAULT_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** Filters of the member's account record; all of them are in the address. */
export interface RecordView {
  /** `A`: transactions as an agent. Source: product specification 2. */
  types: 'A' | 'ALL'
  group: AccountRecordGroup | 'ALL'
  /** Group of transactions as an agent. */
  agency: AgencyRecordGroup | 'ALL'
  wallet: number
  days: Days
}

/** Parses the view of an address. Invalid values fall back to the default, and `corrected` reports it. */
export function viewOf(search: URLSearchParams): { view: RecordView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: RecordView = {
    types: read<RecordView['types']>('types', (text) => AccountRecordTypes.safeParse(text).data, 'ALL'),
    group: read<RecordView['group']>('group', (text) => AccountRecordGroup.safeParse(text).data, 'ALL'),
    agency: read<RecordView['agency']>('agency', (text) => AgencyRecordGroup.safeParse(text).data, 'ALL'),
    wallet: read('wallet', (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined), MAIN_WALLET),
    days: read('days', daysOf, DEFAULT_DAYS),
  }
  return { view, corrected: wasCorrected() }
}

/** Returns the address of a view; default values are omitted. */
export function viewAddress({ types, group, agency, wallet, days }: RecordView): string {
  const search = new URLSearchParams()
  if (types !== 'ALL') search.set('types', types)
  if (group !== 'ALL') search.set('group', group)
  if (agency !== 'ALL') search.set('agency', agency)
  if (wallet !== MAIN_WALLET) search.set('wallet', String(wallet))
  if (days !== DEFAULT_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/transaction/record?${query}` : '/m/transaction/record'
}

/** Returns the filter in the gateway's input format. */
export function filterOf({ types, group, agency, wallet, days }: RecordView) {
  return {
    typeId: wallet,
    ...(types !== 'ALL' && { types }),
    ...(group !== 'ALL' && { group }),
    ...(agency !== 'ALL' && { agency }),
    ...parseDays(days),
  }
}
