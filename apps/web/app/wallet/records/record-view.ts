import { AccountRecordGroup, AccountRecordTypes, AgencyRecordGroup } from '@ante/contract/wallet/account-records.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** What somebody asks to see of his account; all of it stands in the address. */
export interface RecordView {
  /** `A`: what he has as an agent. Source: product specification 2. */
  types: 'A' | 'ALL'
  group: AccountRecordGroup | 'ALL'
  /** Of what he has as an agent. */
  agency: AgencyRecordGroup | 'ALL'
  wallet: number
  days: Days
}

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: RecordView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: RecordView = {
    types: read<RecordView['types']>('types', (text) => AccountRecordTypes.safeParse(text).data, 'ALL'),
    group: read<RecordView['group']>('group', (text) => AccountRecordGroup.safeParse(text).data, 'ALL'),
    agency: read<RecordView['agency']>('agency', (text) => AgencyRecordGroup.safeParse(text).data, 'ALL'),
    wallet: read('wallet', (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined), MAIN_WALLET),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended: wasMended() }
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ types, group, agency, wallet, days }: RecordView): string {
  const search = new URLSearchParams()
  if (types !== 'ALL') search.set('types', types)
  if (group !== 'ALL') search.set('group', group)
  if (agency !== 'ALL') search.set('agency', agency)
  if (wallet !== MAIN_WALLET) search.set('wallet', String(wallet))
  if (days !== USUAL_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/transaction/record?${query}` : '/m/transaction/record'
}

/** As the gateway is asked for it. */
export function filterOf({ types, group, agency, wallet, days }: RecordView) {
  return {
    typeId: wallet,
    ...(types !== 'ALL' && { types }),
    ...(group !== 'ALL' && { group }),
    ...(agency !== 'ALL' && { agency }),
    ...parseDays(days),
  }
}
