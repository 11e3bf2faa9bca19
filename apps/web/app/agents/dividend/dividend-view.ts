import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'

import { addressReader } from '../../ui/records/address-reader.ts'

const TABS = ['own', 'pay', 'bills'] as const
const SIDES = ['earner', 'payer'] as const

/** What an agent asks to see of his salaries and dividends; all of it stands in the address. */
export interface DividendView {
  tab: (typeof TABS)[number]
  side: (typeof SIDES)[number]
  kind: ContractKind | 'ALL'
}

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: DividendView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: DividendView = {
    tab: read<DividendView['tab']>('tab', (text) => TABS.find((one) => one === text), 'own'),
    side: read<DividendView['side']>('side', (text) => SIDES.find((one) => one === text), 'earner'),
    kind: read<DividendView['kind']>('kind', (text) => ContractKind.safeParse(text).data, 'ALL'),
  }
  return { view, mended: wasMended() }
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ tab, side, kind }: DividendView): string {
  const said = new URLSearchParams()
  if (tab !== 'own') said.set('tab', tab)
  if (tab === 'bills' && side !== 'earner') said.set('side', side)
  if (tab === 'bills' && kind !== 'ALL') said.set('kind', kind)
  const query = said.toString()
  return query ? `/m/member/agent/agentDivident?${query}` : '/m/member/agent/agentDivident'
}
